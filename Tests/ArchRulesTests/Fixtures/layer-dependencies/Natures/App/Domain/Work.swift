final class StopsUseCase {
  private let loader = StopLoader()  // expect: layer-dependencies
  private let client: TripClient  // expect: layer-dependencies
  init(client: TripClient) { self.client = client }
  func log() { Wire.send("stops") }  // expect: layer-dependencies
}

final class ReloadTask: BaseTask {}  // expect: layer-dependencies

enum StopPolicy {
  static func first(of loader: any StopLoading) async -> String? {  // expect: layer-dependencies
    await loader.stops().first
  }
}

final class Waiting {
  init(tasks: [String], endpoint: Endpoint = .trips) {}  // expect: layer-dependencies
}

final class KeepUseCase {
  private let store = DiskTripStore()  // expect: layer-dependencies
}

final class TripLength {
  @Kept var last: String  // expect: layer-dependencies
  func metres() -> Int { Distances.sum([1]) }  // expect: layer-dependencies
}

// What a library makes takes nothing in its initializer.
final class TripNote: Object {
  func load() { _ = NoteService() }  // expect: layer-dependencies
}
