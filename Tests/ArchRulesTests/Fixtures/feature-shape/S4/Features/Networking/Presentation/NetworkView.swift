import SwiftUI

struct NetworkView: View {  // expect: feature-shape "feature 'Networking' is named like infrastructure"
  var body: some View { Text("") }
}
