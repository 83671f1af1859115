import SwiftUI

struct CoverView: View {
  @State private var image: Data?

  var body: some View {
    Text("Cover")
      .task {
        image = try? await URLSession.shared.data(from: URL(filePath: "cover")).0  // expect: view-data-access
      }
  }
}
