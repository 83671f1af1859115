import DITranquillity

// The type is in no argument: what is asked for is what is looked up.
final class AppDI {
  private static let container = DIContainer()
  static func load() { TripsParts.load(container) }
  static func resolve<T>() -> T { container.resolve() }
}

enum TripsParts {
  static func load(_ container: DIContainer) {}
}
