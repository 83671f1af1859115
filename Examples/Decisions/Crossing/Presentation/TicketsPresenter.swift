@MainActor
final class TicketsPresenter {
  private(set) var rows: [String] = []
  private(set) var isLoading = false

  func didStartLoadingTickets() {
    isLoading = true
  }

  func didFinishLoadingTickets(_ tickets: [String]) {
    isLoading = false
    rows = tickets
  }
}
