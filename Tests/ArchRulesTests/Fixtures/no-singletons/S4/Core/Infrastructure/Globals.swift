import Foundation
import os

let analytics = Tracker()  // expect: no-singletons "global 'analytics' holds an instance of 'Tracker'"
var fallback: Tracker = .init()  // expect: no-singletons
let pageSize = 20
let endpoint = Endpoint(path: "/feed")
let decoder = JSONDecoder()
private let log = Logger(subsystem: "app", category: "feed")
// let commented = Tracker()
let text = """
  let quoted = Tracker()
  """

final class Tracker {
  func track() {}
}

struct Endpoint: Equatable {
  let path: String
}
