// The root may wire what is not injected yet.
final class AppDependencyContainer {
  private lazy var errors: ErrorHandling = ErrorHandler.shared
  init(handler: ErrorHandler = .shared) {}
  func makeProfileViewModel() -> ProfileViewModel { ProfileViewModel(handler: .shared) }
}
