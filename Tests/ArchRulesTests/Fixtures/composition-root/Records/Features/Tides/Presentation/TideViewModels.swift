final class TideRowViewModel {
  let title: String
  var isMarked = false
  init(tide: Tide) { title = tide.title }
  func mark() { isMarked = true }
}

final class TideChartViewModel {
  private let client: TideClient
  init(client: TideClient) { self.client = client }
  func load() async {}
}

final class TideHelpViewModel {
  func open() {}
}

final class TideSoundViewModel {
  struct Dependencies { let client: TideClient }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = Dependencies(client: RemoteTideClient())) {  // expect: composition-root
    self.dependencies = dependencies
  }
  func play() {}
}

/// It does its work for the app, and no view is one.
final class TideDataController {
  func load() async {}
}

final class TideListViewModel {
  private let client: TideClient
  private(set) var rows: [TideRowViewModel] = []
  init(client: TideClient) { self.client = client }

  func show(_ tides: [Tide]) {
    rows = tides.map { TideRowViewModel(tide: $0) }
    rows += tides.map(TideRowViewModel.init)
  }
  func chart() -> AnyObject { TideChartViewModel(client: client) }  // expect: composition-root
  func help() -> AnyObject { TideHelpViewModel() }  // expect: composition-root
  func sound() -> AnyObject { TideSoundViewModel() }  // expect: composition-root
  func given(_ all: TideSoundViewModel.Dependencies) -> AnyObject {
    TideSoundViewModel(dependencies: all)  // expect: composition-root
  }
  func controller() -> AnyObject { TideDataController() }  // expect: composition-root
  func speak() { TideSpeaker().play() }  // expect: composition-root
  func warn() { Siren().start() }  // expect: composition-root
}

final class AnyRouting: Routing {
  private let base: any Routing
  init(_ base: any Routing) { self.base = base }
  func route(to place: String) { base.route(to: place) }
}

final class AnyoneRouting: Routing {
  private let base: any Routing
  init(_ base: any Routing) { self.base = base }
  func route(to place: String) { base.route(to: place) }
}

extension Routing {
  func erased() -> any Routing { AnyRouting(self) }
  func forAnyone() -> any Routing { AnyoneRouting(self) }  // expect: composition-root
}
