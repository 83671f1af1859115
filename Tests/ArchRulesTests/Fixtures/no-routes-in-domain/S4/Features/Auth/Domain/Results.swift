import Foundation

enum BootResult {
  case showHomeScreen  // expect: no-routes-in-domain "case 'showHomeScreen' of 'BootResult'"
  case showLoginScreen  // expect: no-routes-in-domain
  case navigateToProfile  // expect: no-routes-in-domain
  case presentOnboarding  // expect: no-routes-in-domain
  case openSettings  // expect: no-routes-in-domain
  case initialRoute(String)  // expect: no-routes-in-domain
  case goToLogin  // expect: no-routes-in-domain
  case showLoginAgain  // expect: no-routes-in-domain
  case loginScreen  // expect: no-routes-in-domain
  case done(LoginDestination)
  // case showCommentedScreen
}

struct SessionInfo {
  let initialRoute: String  // expect: no-routes-in-domain "property 'initialRoute' of 'SessionInfo'"
  var nextScreen: String?  // expect: no-routes-in-domain
  let shouldShowOnboarding: Bool  // expect: no-routes-in-domain
  let text = "case showHomeScreen"
}

enum LoginDestination {  // expect: no-routes-in-domain "enum 'LoginDestination' in domain"
  case showHome
  case forgotPassword
}

enum Route {  // expect: no-routes-in-domain
  case login
  case home
}

struct HomeScreen {}  // expect: no-routes-in-domain
typealias AppRoute = String  // expect: no-routes-in-domain

enum Outcome {
  case finished(UIViewController)  // expect: no-routes-in-domain "carries 'UIViewController'"
  case opened(ProfileRoute)  // expect: no-routes-in-domain "carries 'ProfileRoute'"
  case failed(AuthError)
}

struct Flow {
  let next: ProfileRoute?  // expect: no-routes-in-domain "is a 'ProfileRoute'"
  let window: UIWindow?  // expect: no-routes-in-domain
}

enum TripRoute { // expect: no-routes-in-domain
  case list
  case detail(Int)
}

enum TripDestinations { // expect: no-routes-in-domain
  case home
  case settings
}
