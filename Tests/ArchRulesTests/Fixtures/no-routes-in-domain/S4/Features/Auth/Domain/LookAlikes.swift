import Foundation

enum SessionStatus {
  case authenticated
  case unauthenticated
  case locked
  case presented
  case viewed
  case opened
  case displayed
  case home
  case login
}

struct Shop {
  let displayName: String
  let openingHours: [String]
  let presented: Date
  let viewed: Bool
  let viewCount: Int
  let screenSize: Double
  let isFullScreen: Bool
  let hasTouchScreen: Bool
  let overview: String
  let homeAddress: String
  let profile: String
  let openAccount: Bool
  let showPrices: Bool
  let presentValue: Double
  let pushToken: String
  let navigator: String
  let routed: Bool
  let tabCount: Int
  let pageSize: Int
  let settings: [String: String]
  let showTimes: [Date]
  let showDetails: String
  let pushSettings: [String]
  let image: UIImage?
  var entityHasControlScreen: Bool { false }
}

// Business has routes and destinations, too.
struct Route {
  let stops: [String]
}

struct DeliveryRoute {
  let destination: String
  let routes: [Route]
}

enum Transport {
  case busRoute
  case travelDestination(String)
  case ferry(DeliveryRoute)
  case showcase
  case presentation
}

struct PushRegistrationInfo {
  let displaySettings: [String]
}

enum Command {
  case displaySettings
  case showProfilePictureUpload
  case pushRegistration
  case popMusic
}

enum Analytics {
  case pageView
  case openRate
}

extension Shop {
  func showHomeScreen() {}
}

#if DEBUG
  enum DebugResult { case showHomeScreen }
#endif

enum ParcelDestination {
  case home
  case work
  case pickupPoint(Int)
}

enum TrainRoutes {
  case main
  case local
}

// Declared elsewhere: what it is called is the presentation's matter.
extension ProfileRoute {
  var isFree: Bool { true }
}

// Called after the product, OpenLab, as its type is.
struct OpenLabSitePage { let title: String }
struct Reading { let openLabSitePage: OpenLabSitePage }
