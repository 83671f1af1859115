final class ErrorHandlerTests {
  func test() { ErrorHandler.shared.handle(CancellationError()) }
}
