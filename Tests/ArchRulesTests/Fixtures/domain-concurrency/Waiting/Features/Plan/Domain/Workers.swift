import Foundation

protocol Plans { func all() async -> [Int] }

// What works with others, or by its closures, is no model.
struct PlanSync {
  let id: String
  let title: String
  let plans: any Plans
  func load() async { await MainActor.run {} }
}

struct PlanAsking {
  let id: String
  let title: String
  let ask: (String) async -> Int
  func load() async { await MainActor.run {} }
}

// What does the work that a protocol asks for is none.
struct LocalPlans: Plans {
  let first: Int
  let second: Int
  func all() async -> [Int] { await MainActor.run { [first, second] } }
}

// Nothing says what it is.
struct Clockwork {
  let length: Int
  func wait() async { await MainActor.run {} }
}

struct PlanUploader {
  let id: String
  let title: String
  func load() async { await MainActor.run {} }
}
