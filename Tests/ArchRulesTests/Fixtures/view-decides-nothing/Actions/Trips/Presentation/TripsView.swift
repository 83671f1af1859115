import SwiftUI

final class TripsViewModel: ObservableObject {
  enum State { case idle, loading }
  @Published private(set) var state = State.idle
  @Published private(set) var hasMore = true
  func next() async {}
}

struct TripsView: View {
  @ObservedObject var viewModel: TripsViewModel

  var body: some View {
    Text("Trips").onAppear { loadMore() }
  }

  private func loadMore() {
    guard viewModel.hasMore, viewModel.state == .idle else { return }  // expect: view-decides-nothing "decides what to do"
    Task { await viewModel.next() }
  }

  private func loadOnce() {
    guard viewModel.state == .idle else { return }
    Task { await viewModel.next() }
  }
}
