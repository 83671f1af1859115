/// Whether there is a network at all.
protocol NetworkMonitoring {
  var isConnected: Bool { get }
  func start(onChange: @escaping (Bool) -> Void)
}
