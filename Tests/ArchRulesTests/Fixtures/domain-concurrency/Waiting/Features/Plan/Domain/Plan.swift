import Foundation

// A model that waits, or keeps a queue, is a model all the same.
struct Plan {
  let id: String
  let title: String
  private let queue: OperationQueue // expect: domain-concurrency "domain model 'Plan' uses 'OperationQueue'"

  func load() async {
    await MainActor.run {} // expect: domain-concurrency "domain model 'Plan' uses 'MainActor'"
  }
}

struct Stop {
  let name: String
  let length: Int
  func visit() async {
    await withTaskGroup(of: Int.self) { _ in } // expect: domain-concurrency
  }
}

struct Price: Equatable {
  let amount: Int
  private let queue: DispatchQueue // expect: domain-concurrency
}
