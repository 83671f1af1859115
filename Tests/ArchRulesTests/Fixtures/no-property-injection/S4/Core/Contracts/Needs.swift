protocol AnalyticsTracker {
  func track()
}

protocol FindDelegate: AnyObject {
  func found()
}

protocol SessionRepository {
  var tracker: AnalyticsTracker? { get set }
  func session()
}
