struct PresentationAssembler {
  let session: any SessionService
  let profiles: any ProfileRepository
  func makeHome() -> HomeViewModel { HomeViewModel(session: session) }
}

// What keeps containers is one, however many it is away.
struct Graph { let presentation: PresentationAssembler }
final class Wiring {
  let graph: Graph
  private(set) lazy var again = graph.presentation
  init(graph: Graph) { self.graph = graph }
}

// Four dependencies for everyone to take.
struct Toolbox: Sendable {
  let session: any SessionService
  let profiles: ProfileRepository
  var tracking: any Tracking
  let clock: SystemClock
  let theme: Theme

  struct Parts {
    let session: any SessionService
    let profiles: ProfileRepository
    let tracking: any Tracking
    let clock: any Clock
    func makeHome() -> HomeViewModel { HomeViewModel(session: session) }
  }
}
typealias Kit = Toolbox

// One container beside what makes the screens, and beside data.
final class ScreensOfLetters {
  func letters() -> LettersViewController { LettersViewController() }
}
struct Halves {
  let screens: ScreensOfLetters
  let toolbox: Toolbox
}
struct Themed {
  let theme: Theme
  let toolbox: Toolbox // expect: no-service-locator
}
// Screens alone.
struct Fronts {
  let screens: ScreensOfLetters
}
