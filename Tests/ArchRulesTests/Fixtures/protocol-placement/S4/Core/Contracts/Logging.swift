protocol Logging {
  func log()
}
