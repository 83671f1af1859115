import SwiftUI

struct ProfileView: View {
  private let viewModel: ProfileViewModel
  @ObservedObject private var uploads: UploadMonitor

  init(viewModel: ProfileViewModel, uploads: UploadMonitor) {
    self.viewModel = viewModel
    self.uploads = uploads
  }

  var body: some View {
    Group {
      switch viewModel.state {
      case .loading: ProgressView()
      case .loaded(let summary): list(of: summary)
      case .failed(let message): EmptyState(title: "The tide took it", text: message)
      }
    }
    .navigationTitle("My shells")
    .task { await viewModel.load() }
    .task { await uploads.follow() }
  }

  private func list(of summary: ProfileSummary) -> some View {
    List {
      Section {
        AvatarView(name: summary.presentedName)
        LabeledContent("Days in a row", value: summary.streak.formatted())
        LabeledContent("Waiting for a connection", value: uploads.waiting.formatted())
      }
      Section("Badges") {
        ForEach(summary.badges) { Text($0.title) }
      }
      Section("Finds") {
        ForEach(summary.finds) { find in
          Button(find.displayName) { viewModel.select(find) }
        }
      }
    }
  }
}

private struct EmptyState: View {
  let title: LocalizedStringKey
  let text: String

  var body: some View {
    ContentUnavailableView(title, systemImage: "water.waves", description: Text(text))
  }
}
