protocol Coordinator { func start() }
final class ProfileCoordinator: Coordinator {
  func start() {}
  func next() -> LoginRoute { .form }
}
