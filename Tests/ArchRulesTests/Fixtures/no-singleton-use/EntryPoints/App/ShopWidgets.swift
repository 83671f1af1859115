import SwiftUI

struct ShopApp: App {
  private let tracker = Tracker.shared
  init() { Tracker.shared.configure() }
  var body: some Scene { WindowGroup { Text("Tracker.shared.track()") } }
  func opened() { Tracker.shared.track() } // expect: no-singleton-use
}

struct LinksApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Links")
        .onOpenURL { Banner.shared.show($0) } // expect: no-singleton-use "'LinksApp' reaches for the shared instance 'Banner.shared'"
        .onAppear { Banner.shared.prepare() }
    }
  }
}
