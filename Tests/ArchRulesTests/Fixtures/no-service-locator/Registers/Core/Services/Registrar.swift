// A container of the team's own, and what fills it.
protocol Registrar {
  func register<T>(_ made: @autoclosure @escaping () -> T, for type: T.Type)
  func resolve<T>() -> T
}

struct TideRegister {
  func register(on container: Registrar) {
    let makeTides: () -> Tides = {
      let harbours: Harbours = container.resolve()
      return MoonTides(harbours: harbours)
    }
    container.register(makeTides(), for: Tides.self)
  }
}

final class MoonTides: Tides {
  private let harbours: Harbours
  init(harbours: Harbours) { self.harbours = harbours }
  func today() -> Int { harbours.names().count }
}
