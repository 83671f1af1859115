import SwiftUI

/// A person's initials in a round shell colour.
struct AvatarView: View {
  let name: String

  private var initials: String {
    name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
  }

  var body: some View {
    Text(initials)
      .font(.headline)
      .frame(width: 44, height: 44)
      .background(Circle().fill(.orange.opacity(0.3)))
      .accessibilityLabel(name)
  }
}

#Preview {
  AvatarView(name: "Ada Strand")
}
