import SwiftUI

struct PlacesView: View {
  @ObservedObject var viewModel: PlacesViewModel

  var body: some View {
    if viewModel.isLoadingPlaces {
      ProgressView()
    } else if viewModel.places.isEmpty {
      Text("None")
    } else if let message = viewModel.errorMessage {
      Text(message)
    } else {
      Text(viewModel.places[0])
    }
  }
}

struct NotesView: View {
  @ObservedObject var viewModel: NotesViewModel

  var body: some View {
    if viewModel.isLoading { ProgressView() } else { Text("Notes") }
    if let message = viewModel.errorMessage { Text(message) }
  }
}
