import SwiftUI

struct WalksView: View {
  @StateObject private var viewModel: WalksViewModel
  @EnvironmentObject private var recorder: WalkRecorder

  init(container: DependencyContainer) {
    _viewModel = StateObject(wrappedValue: container.makeWalksViewModel())
  }

  var body: some View {
    List(viewModel.walks) { walk in
      NavigationLink(walk.dog) { WalkDetailView(walk: walk) }
    }
    .sheet(isPresented: $viewModel.isRecording) { Text(recorder.distance, format: .number) }
    .onAppear { viewModel.load() }
  }
}
