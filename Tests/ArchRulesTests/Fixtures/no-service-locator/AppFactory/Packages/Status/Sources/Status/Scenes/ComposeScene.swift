import SwiftUI

struct ComposeScene: Scene {
  let environment: StatusEnvironment

  var body: some Scene {
    WindowGroup { StatusView(viewModels: environment.viewModelFactory) }
  }
}
