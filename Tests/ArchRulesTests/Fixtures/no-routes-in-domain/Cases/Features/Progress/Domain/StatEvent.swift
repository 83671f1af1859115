/// What is counted leads nowhere.
enum StatEvent {
  case openTokenPage(token: String)
  case showMarketsTab(tab: String)
}

struct AnalyticsEntry {
  enum Kind {
    case openSettings
    case pushDetailScreen
  }
}

enum StateEvent {
  case openTokenPage(token: String)  // expect: no-routes-in-domain
}

// Which screen it was is written down with it.
extension StatEvent {
  enum AppScreen: String { case home, settings }
}

enum AppScreen { case home, settings }  // expect: no-routes-in-domain
