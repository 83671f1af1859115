import SwiftUI

// A view model under another name.
final class TripsViewData: ObservableObject {
  @Published var shown: [String] = []  // expect: one-way-state
  @Published private(set) var count = 0
}

struct TripsShelf: View {
  @ObservedObject var viewData: TripsViewData
  var body: some View {
    Text("\(viewData.count)").onAppear { viewData.shown = [] }  // expect: one-way-state
  }
}

// A draft is to be changed.
final class TripsDraftData: ObservableObject {
  @Published var title = ""
}

struct TripsDraftView: View {
  @ObservedObject var draft: TripsDraftData
  var body: some View { Text(draft.title).onAppear { draft.title = "" } }
}
