protocol ErrorHandling {
  func handle(_ error: any Error)
}
