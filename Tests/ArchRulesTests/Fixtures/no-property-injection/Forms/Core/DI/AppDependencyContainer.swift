final class AppDependencyContainer {
  var tracker: AnalyticsTracking?
  func makeFind() -> FindViewController {
    let controller = FindViewController()
    controller.analytics = RemoteTracker()
    let player = Player()
    player.both = RemoteTracker()
    return controller
  }
}

// The root's own parts.
final class FindAdapter {
  var tracker: AnalyticsTracking?
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var uploads: UploadService?
}
