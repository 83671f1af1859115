import SwiftUI

// Turn by turn: named like infrastructure, and something a user sees.
struct RouteView: View {
  var body: some View { Text("Turn left") }
}
