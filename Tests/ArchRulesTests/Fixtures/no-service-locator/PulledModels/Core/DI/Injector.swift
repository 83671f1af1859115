/// Gives what it is asked for.
final class Injector {
  static let shared = Injector()
  private var makers: [ObjectIdentifier: () -> Any] = [:]
  func register<T>(_ type: T.Type, _ make: @escaping () -> T) { makers[ObjectIdentifier(type)] = make }
  func resolve<T>(_ type: T.Type) -> T { makers[ObjectIdentifier(type)]!() as! T }
}
