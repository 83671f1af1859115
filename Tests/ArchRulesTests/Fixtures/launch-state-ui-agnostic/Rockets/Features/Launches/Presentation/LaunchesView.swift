import SwiftUI

struct LaunchesView: View {
  var body: some View { Text("") }
}
