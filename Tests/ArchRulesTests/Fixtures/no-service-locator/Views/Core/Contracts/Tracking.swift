protocol Tracking {
  func track() async
}
