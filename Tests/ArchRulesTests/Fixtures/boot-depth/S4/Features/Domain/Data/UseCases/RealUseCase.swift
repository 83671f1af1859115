final class RealUseCase {
  func execute() {}
}
