import SwiftUI

@main
struct ShellApp: App {
  var body: some Scene { WindowGroup { Text("") } }
  static func makeStore() -> KeychainStore { KeychainStore() }
}
