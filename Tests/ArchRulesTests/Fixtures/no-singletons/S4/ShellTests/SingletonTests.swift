final class Spy {
  static let shared = Spy()
}
