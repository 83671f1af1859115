import PlotsPersistenceService
import SwiftUI

struct PlotsView: View {
  @State var viewModel: PlotsViewModel
  let environment: PlotsEnvironment
  @State private var opened: StoredPlot?

  var body: some View {
    List(viewModel.names, id: \.self) { name in
      PlotCard(name: name)
    }
    .task { await viewModel.load() }
    .sheet(item: $opened) { _ in
      SowingView(viewModel: environment.makeSowingViewModel())
    }
  }
}

public struct PlotCard: View {
  let name: String

  public init(name: String) {
    self.name = name
  }

  public var body: some View {
    Text(name)
  }
}
