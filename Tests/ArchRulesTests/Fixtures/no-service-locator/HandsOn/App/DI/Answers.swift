import Swinject

// One function or property for each thing that the library's container has.
final class Answers {
  private let container = Container()

  func tides() -> Tides { container.resolve(Tides.self)! }
  var log: TideLog { container.resolve((any TideLog).self)! }
}

// It works with what it asks for.
final class TideAlarm {
  private let container = Container()

  func tides() -> Tides { container.resolve(Tides.self)! }
  func log() -> TideLog { container.resolve(TideLog.self)! }
  func ring() async -> Bool { await tides().today().isEmpty }
}
