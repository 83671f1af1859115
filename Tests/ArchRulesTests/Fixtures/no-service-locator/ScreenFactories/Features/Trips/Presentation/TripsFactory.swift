import Swinject
import UIKit

final class TripsViewController: UIViewController {
  var searching: (any Searching)?
}

final class TripsViewModel {
  private let searching: any Searching
  init(searching: any Searching) { self.searching = searching }
  func load() async { _ = await searching.search("") }
}

// It gives screens and nothing else, so it goes on with what the root began.
struct TripsFactory {
  private let assembler: Assembler
  init(assembler: Assembler) { self.assembler = assembler }
  func makeViewController() -> UIViewController {
    let screen = TripsViewController()
    screen.searching = assembler.resolver.resolve((any Searching).self)
    return screen
  }
}

// It works with what it finds there.
struct WordsFactory {
  private let assembler: Assembler  // expect: no-service-locator "is given the container 'Assembler'"
  init(assembler: Assembler) { self.assembler = assembler }
  func makeWords() -> [String] { assembler.resolver.resolve([String].self) ?? [] }
}

// A factory of something may hold no container in a variable that anybody changes.
struct LateFactory {
  var assembler: Assembler  // expect: no-service-locator "is given the container 'Assembler'"
  func makeViewController() -> UIViewController { TripsViewController() }
}
