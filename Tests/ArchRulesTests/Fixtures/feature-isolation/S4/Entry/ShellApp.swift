import SwiftUI

@main
struct ShellApp: App {
  let profile: UserProfile? = nil
  var body: some Scene { WindowGroup { Text("") } }
}
