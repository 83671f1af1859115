import UIKit

class LeadingCoordinator {
  let all: any Everything // expect: no-service-locator "'LeadingCoordinator' is given the container 'Everything'"
  init(all: any Everything) { self.all = all }
}
final class TailCoordinator {
  func start(with all: any Everything) {} // expect: no-service-locator
}
// A few of them, as one's own needs.
final class NarrowCoordinator {
  typealias Needs = HasSession & HasClock
  let needs: any Needs
  init(needs: any Needs) { self.needs = needs }
}

final class LettersCoordinator {
  let assembler: any Assembler // expect: no-service-locator "'LettersCoordinator' is given the container 'Assembler'"
  init(assembler: any Assembler) { self.assembler = assembler }
}
// Screens only.
final class TitlesCoordinator {
  let screens: any ScreenAssembler
  init(screens: any ScreenAssembler) { self.screens = screens }
}

final class HalvesNavigator {
  let halves: Halves // expect: no-service-locator "'HalvesNavigator' is given the container 'Halves'"
  let themed: Themed
  let fronts: Fronts
  init(halves: Halves, themed: Themed, fronts: Fronts) {
    self.halves = halves
    self.themed = themed
    self.fronts = fronts
  }
}
