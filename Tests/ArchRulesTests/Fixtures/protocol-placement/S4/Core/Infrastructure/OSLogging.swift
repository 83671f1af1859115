final class OSLogging: Logging {
  func log() {}
}
