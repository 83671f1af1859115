public enum FeedResult {
  case showDetailScreen  // expect: no-routes-in-domain
  case showLegacyScreen
  case loaded([String])
}

public enum TabRoute { case first }
