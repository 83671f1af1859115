import SwiftUI

struct LaunchListView: View {
  var body: some View { Text("") }
}
