import Swinject

extension Container {
  static let shared = Container()
}

// It is told nothing itself, and gives whatever the library's container has.
final class Setup {
  init() {
    Container.shared.register(TidesModel.self) { _ in TidesModel(tides: RemoteTides()) }
  }

  static func screenModel<Model>() -> Model {
    guard let model = Container.shared.resolve(Model.self) else { fatalError("nobody registered it") }
    return model
  }
}

// Makes what it is told the type of, and asks nobody.
enum Cells {
  static func reusable<Cell>(_ make: () -> Cell) -> Cell { make() }
}
