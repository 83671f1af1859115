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

struct CoastView: View {
  @ObservedObject var viewModel: CoastViewModel

  var body: some View {
    VStack {
      if viewModel.isTideLoading {
        ProgressView()
      } else if let message = viewModel.tideErrorMessage {
        Text(message)
      }
      if viewModel.isWindLoading {
        ProgressView()
      } else if let message = viewModel.windErrorMessage {
        Text(message)
      }
      if let message = viewModel.mapErrorMessage { Text(message) }
    }
  }
}
