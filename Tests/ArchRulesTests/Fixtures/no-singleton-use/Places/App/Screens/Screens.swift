import SwiftUI

final class TripModel {
  func load() async { await Reporter.shared.report("") }  // expect: no-singleton-use
  func time() -> Int { SystemClock.shared.now() }  // expect: no-singleton-use
  func sync() async { await SyncManager.shared.sync() }  // expect: no-singleton-use
  static func reset() async { await Reporter.shared.report("reset") }  // expect: no-singleton-use
}

enum Tracking {
  static func track() async { await Reporter.shared.report("track") }  // expect: no-singleton-use
  static var now: Int { SystemClock.shared.now() }  // expect: no-singleton-use
  static let start = SystemClock.shared.now()  // expect: no-singleton-use
}

enum Step {
  case first
  func report() async { await Reporter.shared.report("step") }  // expect: no-singleton-use
}

extension Trackable {
  func follow() async { await Reporter.shared.report("follow") }  // expect: no-singleton-use
}

protocol Trackable {}

extension Date {
  func log() async { await Reporter.shared.report("date") }  // expect: no-singleton-use
}

func finish() async { await Reporter.shared.report("finish") }  // expect: no-singleton-use

struct TripScreen: View {
  var body: some View { Button("") { Task { await Reporter.shared.report("tap") } } }  // expect: no-singleton-use
}

final class Given {
  init(clock: any Clocking = SystemClock.shared) {}  // expect: no-singleton-use
  init(concrete: SystemClock = .shared) {}  // expect: no-singleton-use
  convenience init(late: Int) { self.init(clock: SystemClock.shared) }  // expect: no-singleton-use
}
