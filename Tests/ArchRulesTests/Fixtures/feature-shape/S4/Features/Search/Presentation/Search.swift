import SwiftUI

struct Search: View {
  var body: some View { Text("") }
}
