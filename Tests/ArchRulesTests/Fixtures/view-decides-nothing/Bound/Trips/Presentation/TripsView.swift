import SwiftUI

struct Watchlist { var movies: [String] }

@Observable
final class ListsViewModel {
  struct Props { var watchlist: Watchlist? }
  private(set) var props = Props()
  private(set) var next: String?
  private(set) var hasMore = false
  private(set) var titles: [String] = []
}

struct ListsView: View {
  let viewModel: ListsViewModel
  @State private var isOpen = false

  var body: some View {
    if let watchlist = viewModel.props.watchlist, watchlist.movies.isEmpty == false {  // expect: view-decides-nothing
      Text(watchlist.movies[0])
    }
    if viewModel.hasMore, let next = viewModel.next { Text(next) }  // expect: view-decides-nothing
    if let next = viewModel.next { Text(next) }
    // Whether there is anything to show is one question.
    if let next = viewModel.next, !next.isEmpty { Text(next) }
    if let next = viewModel.next, isOpen { Text(next) }
    if let next = viewModel.next, let list = viewModel.props.watchlist { Text(next + list.movies[0]) }
    if let caption = caption, !caption.isEmpty { Text(caption) }
    // What was unwrapped around it is still the view model's.
    if let next = viewModel.next {
      if viewModel.hasMore && !next.isEmpty { Text(next) }  // expect: view-decides-nothing "from 'viewModel.hasMore' and 'viewModel.next'"
      if !next.isEmpty { Text(next) }
      if isOpen && !next.isEmpty { Text(next) }
    }
    let long = viewModel.titles.filter { $0.count > 10 }  // expect: view-decides-nothing "computing with 'viewModel.titles.filter'"
    if !long.isEmpty { Text(long[0]) }
    let titles = viewModel.titles
    if !titles.isEmpty { Text(titles[0]) }
    let shown = names.filter { $0.count > 10 }
    if !shown.isEmpty { Text(shown[0]) }
  }

  private let names: [String] = []

  private var caption: String? { nil }
}
