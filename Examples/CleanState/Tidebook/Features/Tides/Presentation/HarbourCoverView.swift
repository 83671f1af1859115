import SwiftUI

struct HarbourCoverView: View {
  let harbour: Harbour
  @State private var picture: Data?

  var body: some View {
    Text(harbour.name)
      .task {
        guard let url = URL(string: "https://pictures.example.org/\(harbour.id)") else { return }
        picture = try? await URLSession.shared.data(from: url).0
      }
  }
}
