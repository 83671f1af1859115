import SwiftUI

struct ShopApp: App {
  private let tracker = Tracker.shared
  init() { Tracker.shared.configure() }
  var body: some Scene { WindowGroup { Text("Tracker.shared.track()") } }
  func opened() { Tracker.shared.track() } // expect: no-singleton-use
}
