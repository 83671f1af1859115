import SwiftUI

struct TidesView: View {
  @ObservedObject var viewModel: TidesViewModel

  var body: some View {
    List {
      switch viewModel.state {
      case .loading: ProgressView("Reading the tables…")
      case .loaded(let tides): ForEach(tides) { TideRow(tide: $0) }
      case .failed(let message): Text(message)
      }
      footer
    }
    .searchable(text: $viewModel.query)
  }

  @ViewBuilder private var footer: some View {
    if !viewModel.footer.hasMore && !viewModel.footer.isLoadingMore {
      Text(TideResponse.attribution)
    }
    Button("Later tides") { viewModel.footer.isLoadingMore = true }
  }
}

private struct TideRow: View {
  let tide: Tide

  var body: some View {
    HStack {
      // One flag of the model is no decision.
      if tide.isSpring { Image(systemName: "moon.fill") }
      Text(tide.time, style: .time)
      Text(tide.height, format: .number)
    }
    .foregroundStyle(tide.tint)
  }
}

#Preview {
  TidesView(viewModel: DependencyInjector.makeTidesViewModel())
}
