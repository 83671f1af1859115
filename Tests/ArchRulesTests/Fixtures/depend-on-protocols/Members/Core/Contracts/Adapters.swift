protocol Starting: AnyObject {
  func start()
  func stop()
}
protocol Balancing { var balance: Int { get } }
