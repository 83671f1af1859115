protocol AnalyticsTracking {
  func track(_ event: String)
}

protocol FindDelegate: AnyObject {
  func findDidClose()
}

protocol Titled {
  var title: String { get }
}
