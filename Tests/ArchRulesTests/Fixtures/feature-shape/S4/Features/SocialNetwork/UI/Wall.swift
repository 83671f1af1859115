import SwiftUI

struct Wall: View {
  var body: some View { Text("") }
}
