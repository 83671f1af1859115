import SwiftUI

// An observed property cannot be a protocol's.
struct PlayerView: View {
  @EnvironmentObject var player: Player  // expect: depend-on-protocols
  var body: some View { Text("") }
}
