// A library: none of its folders is a layer, and nobody is to compose its parts but itself.
protocol SocketOptions {}

final class SocketOptionsStorage: SocketOptions {}

final class PendingWritesManager {
  func flush() {}
}

final class Bootstrap {
  private let options = SocketOptionsStorage()
  private let writes = PendingWritesManager()
}
