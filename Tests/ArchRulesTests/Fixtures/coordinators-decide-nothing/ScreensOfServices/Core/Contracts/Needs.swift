enum Flag { case tour }

protocol TourStore {
  var hasSeenTour: Bool { get }
  var topController: UIViewController? { get }
  var opener: TourCoordinator? { get }
  func reset()
}

protocol RemoteConfig { func isOn(_ flag: Flag) -> Bool }
