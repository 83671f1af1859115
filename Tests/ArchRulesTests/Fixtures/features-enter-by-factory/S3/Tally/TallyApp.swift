import Status
import StatusRepository  // expect: features-enter-by-factory "the app imports"
import SwiftUI

@main
struct TallyApp: App {
  let repository = StatusRepository()

  var body: some Scene {
    WindowGroup {
      StatusView(repository: repository)  // expect: features-enter-by-factory "the app uses 'StatusView'"
    }
  }
}
