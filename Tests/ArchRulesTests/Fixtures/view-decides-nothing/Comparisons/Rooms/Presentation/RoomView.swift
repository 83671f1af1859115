import SwiftUI

struct Seat: Identifiable {
  let id: Int
  let name: String
}

final class RoomViewModel: ObservableObject {
  @Published private(set) var owner = ""
  @Published private(set) var user = ""
  @Published private(set) var used = 0
  @Published private(set) var booked = 0
  @Published private(set) var seats: [Seat] = []
  @Published private(set) var step = 0
  @Published private(set) var selectedSeat: Seat?
}

struct RoomView: View {
  @StateObject private var viewModel: RoomViewModel
  let id: Int

  var body: some View {
    if viewModel.owner == viewModel.user { Text("Start") }  // expect: view-decides-nothing "decides what to show from 'viewModel.owner' and 'viewModel.user'"
    if self.viewModel.used + self.viewModel.booked > 3 { Text("Full") }  // expect: view-decides-nothing
    if viewModel.step < viewModel.seats.count { Text("Next") }  // expect: view-decides-nothing
    // One thing that is published, and something that is none of the state.
    if viewModel.step == id { Text("Here") }
    if viewModel.used > 3 { Text("Nearly full") }
    if viewModel.seats[viewModel.step].name == "A" { Text("First") }
    ForEach(viewModel.seats) { seat in
      if seat.id == viewModel.step { Text(seat.name) }
    }
    // Which one is the selected one.
    if viewModel.selectedSeat?.id == viewModel.seats.first?.id { Text("Selected") }
  }
}
