final class StationTides: TideReading {
  func tides() async -> [String] { [] }
}

/// Gives what it is asked for.
final class Injector {
  static let shared = Injector()
  private var makers: [ObjectIdentifier: () -> Any] = [:]
  func register<T>(_ type: T.Type, _ make: @escaping () -> T) { makers[ObjectIdentifier(type)] = make }
  func resolve<T>(_ type: T.Type) -> T {
    guard let made = makers[ObjectIdentifier(type)]?() as? T else { fatalError("\(type) is not registered") }
    return made
  }
}

enum Registration {
  static func registerAll() {
    Injector.shared.register(TideReading.self) { StationTides() }
    Injector.shared.register(TidesViewModel.self) { TidesViewModel(tides: StationTides()) }
  }
}
