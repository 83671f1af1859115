import SwiftUI

struct Watchlist { var movies: [String] }

@Observable
final class ListsViewModel {
  struct Props { var watchlist: Watchlist? }
  private(set) var props = Props()
  private(set) var next: String?
  private(set) var hasMore = false
}

struct ListsView: View {
  let viewModel: ListsViewModel
  @State private var isOpen = false

  var body: some View {
    if let watchlist = viewModel.props.watchlist, watchlist.movies.isEmpty == false {  // expect: view-decides-nothing
      Text(watchlist.movies[0])
    }
    if viewModel.hasMore, let next = viewModel.next { Text(next) }  // expect: view-decides-nothing
    if let next = viewModel.next, !next.isEmpty { Text(next) }  // expect: view-decides-nothing
    if let next = viewModel.next { Text(next) }
    if let next = viewModel.next, isOpen { Text(next) }
    if let next = viewModel.next, let list = viewModel.props.watchlist { Text(next + list.movies[0]) }
    if let caption = caption, !caption.isEmpty { Text(caption) }
  }

  private var caption: String? { nil }
}
