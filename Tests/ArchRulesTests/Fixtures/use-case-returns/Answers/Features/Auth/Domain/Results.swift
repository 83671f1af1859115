enum BootResult {
  case authenticated
  case showLoginScreen
}

struct LaunchPlan {
  let initialRoute: String
}

enum SessionStatus {
  case authenticated
  case unauthenticated
  case presented
}

enum Route {
  case stops(Int)
}

struct Shop {
  let displayName: String
  let openingHours: [String]
  let isFullScreen: Bool
}

struct ProductOverview {}
struct ReadView {}
