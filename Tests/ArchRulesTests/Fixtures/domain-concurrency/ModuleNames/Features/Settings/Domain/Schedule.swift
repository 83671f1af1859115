import Foundation

struct Schedule {
  @Swift.MainActor var entries: [String] = []  // expect: domain-concurrency

  func run() {
    _Concurrency.Task { }  // expect: domain-concurrency
    Foundation.DispatchQueue.main.async {}  // expect: domain-concurrency
  }
}
