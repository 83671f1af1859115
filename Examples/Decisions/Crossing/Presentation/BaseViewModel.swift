@MainActor
class BaseViewModel {
  var message: String?

  func show(_ error: any Error) {
    message = "\(error)"
  }
}
