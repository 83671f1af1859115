import SwiftUI

protocol TripsShowing: ObservableObject {
  var isLoading: Bool { get }
  var trips: [String] { get }
}

struct TripsView<Model: TripsShowing>: View {
  @ObservedObject var model: Model
  var body: some View {
    if model.isLoading && model.trips.isEmpty {  // expect: view-decides-nothing
      ProgressView()
    }
  }
}

struct TripsList<Model>: View where Model: TripsShowing {
  @ObservedObject var model: Model
  var body: some View {
    if model.isLoading && model.trips.isEmpty {  // expect: view-decides-nothing
      ProgressView()
    }
  }
}

// Of which nothing is known.
struct AnyList<Model: ObservableObject & Measured>: View {
  @ObservedObject var model: Model
  var body: some View {
    if model.isWide && model.isTall { ProgressView() }
  }
}

protocol Measured {
  var isWide: Bool { get }
  var isTall: Bool { get }
}
