import SwiftUI
import Util

struct Round: View {
  var body: some View { Text("") }
}
