final class LoginUseCase {
  func execute() {}
}
