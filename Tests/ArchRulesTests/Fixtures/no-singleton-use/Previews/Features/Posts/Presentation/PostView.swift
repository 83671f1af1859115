import SwiftUI

struct PostView: View {
  var body: some View { PostPreviewCard().linkPreview() }
}

struct PostPreviewCard: View {
  var body: some View { Text("").onAppear { Theme.shared.apply() } }  // expect: no-singleton-use
}

struct WrapperForPreview: View {
  @State private var isOn = false
  var body: some View { PostView().onAppear { Theme.shared.apply() } }
}

struct UnusedPreviewRow: View {
  var body: some View { Text("").onAppear { Theme.shared.apply() } }  // expect: no-singleton-use
}

#Preview {
  VStack {
    WrapperForPreview().withPreviewEnvironment()
    PostPreviewCard().linkPreview()
  }
}
