import SwiftUI

struct LoginView: View {
  let endpoint: AuthEndpoint?  // expect: layer-dependencies
  var body: some View { Text("") }
}

#Preview {
  let thing = RemoteThing()
  return Text("\(thing)")
}
