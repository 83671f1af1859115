import SwiftUI

// Boots are worn; "Bootleg" and "Reboot" are words of their own.
struct BootsView: View {
  var body: some View { Text("Boots") }
}

enum RebootState { case idle }
