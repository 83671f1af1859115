import SwiftUI

struct TripsView: View {
  let container: TripsContainer
  let ids: [Int]
  let make: (Int) -> RowViewModel
  let rowFor: ((Int) -> RowViewModel)?
  let value: (Int) -> RowModel
  let maker: any RowMaking
  let keeper: any RowKeeping
  @StateObject private var own: RowViewModel

  var body: some View {
    VStack {
      RowView(viewModel: container.rowViewModel(for: 1)) // expect: owned-view-model "'RowViewModel' is made in the body of 'TripsView' for 'RowView'"
      RowView(viewModel: container.row(1)) // expect: owned-view-model
      RowView(viewModel: self.container.implicit()) // expect: owned-view-model
      RowView(viewModel: container.footerViewModel) // expect: owned-view-model
      RowView(viewModel: make(1)) // expect: owned-view-model
      ForEach(ids, id: \.self) { id in RowView(viewModel: container.rowViewModel(for: id)) } // expect: owned-view-model
      ForEach(ids, id: \.self) { RowView(viewModel: make($0)) } // expect: owned-view-model
      RowView(viewModel: maker.viewModel(for: 3)) // expect: owned-view-model
      RowView(viewModel: ownRow(3)) // expect: owned-view-model
      header
      // RowView(viewModel: make(1))
      RowView(viewModel: container.kept(for: 1))
      RowView(viewModel: container.keptToo(for: 1))
      RowView(viewModel: container.first())
      RowView(viewModel: container.second)
      RowView(viewModel: keeper.viewModel(at: 1))
      RowView(viewModel: own)
      KeepingRowView(viewModel: container.rowViewModel(for: 1))
      LazyRowView(viewModel: container.rowViewModel(for: 1))
      Text("\(value(3).id)")
      Button("") { act(container.rowViewModel(for: 1)) }
    }
  }

  @ViewBuilder private var header: some View {
    let row = container.rowViewModel(for: 2) // expect: owned-view-model
    RowView(viewModel: row)
  }

  private func ownRow(_ id: Int) -> RowViewModel { RowViewModel(id: id) }
  private func act(_ row: RowViewModel) {}

  // An action, not what is shown.
  private func open() { act(make(1)) }
}

// The constant of a row is made with the row.
struct TripRowsView: View {
  let ids: [Int]
  let make: (Int) -> RowViewModel
  let router: TripRouter
  @State private var sheet: RowView?
  var body: some View {
    List(ids) { id in
      let viewModel = RowViewModel(id: id) // expect: owned-view-model
      RowView(viewModel: viewModel)
    }
    ForEach(ids) { id in
      let viewModel = make(id) // expect: owned-view-model
      RowView(viewModel: viewModel)
    }
    // What an action makes is made once for it.
    Button("Open") { router.push(RowView(viewModel: RowViewModel(id: 1))) }
    Button(action: { sheet = RowView(viewModel: RowViewModel(id: 1)) }) {
      RowView(viewModel: RowViewModel(id: 1)) // expect: owned-view-model
    }
    Button {
      let viewModel = RowViewModel(id: 1)
      router.push(RowView(viewModel: viewModel))
    } label: {
      RowView(viewModel: RowViewModel(id: 1)) // expect: owned-view-model
    }
    Text("").onTapGesture { router.push(RowView(viewModel: make(1))) }.task {
      sheet = RowView(viewModel: RowViewModel(id: 1))
    }
  }
}

// A computed property makes one whenever it is asked.
struct TripFooterView: View {
  let id: Int
  private var viewModel: RowViewModel { RowViewModel(id: id) }
  var body: some View {
    RowView(viewModel: viewModel) // expect: owned-view-model
    if let viewModel = Optional(given) { RowView(viewModel: viewModel) }
    Button("Go") { act(viewModel) }
  }
  private var given: RowViewModel { RowViewModel(id: 2) }
  private func act(_ row: RowViewModel) {}
}

// What a closure keeps, and another's parameter of the same name.
struct TripSheetView: View {
  @State private var shown: RowViewModel?
  var body: some View {
    TripWeb(onLogin: { id in
      let viewModel = RowViewModel(id: id)
      shown = viewModel
    })
    .sheet(item: $shown) { viewModel in RowView(viewModel: viewModel) }
  }
}
