import SwiftUI

struct NetworkView: View {  // expect: feature-shape "feature 'Networking' is infrastructure by its name"
  var body: some View { Text("") }
}
