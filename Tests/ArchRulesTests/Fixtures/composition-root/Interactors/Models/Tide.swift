struct Tide { let height: Double }

// A model, though somebody works for it: most of it is data.
final class Voyage {
  var from = ""
  var to = ""
  let service: BerthService
  init(service: BerthService) { self.service = service }
  func reverse() { (from, to) = (to, from) }
}
// Whom a model tells of changes does not work for it.
final class Crew {
  weak var delegate: (any TideModelDelegate)?
  var names: [String] = []
  func add(_ name: String) { names.append(name) }
}
// What is kept together for a call.
final class BerthContext {
  let service: BerthService
  init(service: BerthService) { self.service = service }
}
// A thing with an identity that works by itself.
final class Buoy {
  let id: Int
  private let service: BerthService
  private(set) var light = 0
  init(id: Int, service: BerthService) {
    self.id = id
    self.service = service
  }
  func blink() { light += 1 }
}
