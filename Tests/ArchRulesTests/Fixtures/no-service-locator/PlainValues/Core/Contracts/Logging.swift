protocol Logging {
  func log() async
}
