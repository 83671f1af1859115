import SwiftUI

// A company that one has founded, with a screen of its own.
struct StartupView: View {
  var body: some View { Text("Founded") }
}
