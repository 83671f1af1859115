final class FileLogger: Logger {
  func log(_ text: String) {}
}
