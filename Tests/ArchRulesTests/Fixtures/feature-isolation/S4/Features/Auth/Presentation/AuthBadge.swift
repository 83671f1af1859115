import SwiftUI

struct AuthBadge: View {
  let profile: UserProfile  // expect: feature-isolation
  var body: some View { Text("") }
}
