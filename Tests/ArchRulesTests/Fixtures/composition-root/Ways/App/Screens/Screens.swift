import SwiftUI

final class TripModel {
  private let loader: any Loading = FileLoader()  // expect: composition-root
  func open(_ path: String) async { await FileLoader(path: path).load() }  // expect: composition-root
}

// A factory belongs to the root, or is named there.
final class LoaderFactory {
  func loader() -> any Loading { FileLoader() }  // expect: composition-root
}

// Nothing of it is made by an 'init'.
enum LoaderKind {
  case file
  var loader: any Loading { FileLoader() }  // expect: composition-root
  static func makeLoader() -> any Loading { FileLoader() }  // expect: composition-root
  func run() async { await FileLoader().load() }  // expect: composition-root
}

// What is asked for is a part of what is made.
final class PathModel {
  init(path: String = FileLoader(path: "a").description) {}  // expect: composition-root
  init(loader: any Loading = FileLoader()) {}  // expect: composition-root
}

extension FileLoader { var description: String { "" } }

@Observable final class RowViewModel {
  private let loader: any Loading
  init(loader: any Loading) { self.loader = loader }
}

struct RowView: View {
  @State var viewModel: RowViewModel
  var body: some View { Text("") }
}

struct ListView: View {
  let loader: any Loading
  var body: some View {
    RowView(viewModel: RowViewModel(loader: loader))  // expect: composition-root
  }
}

// The same, done as the advice says: nothing is found.
struct GivenRowView: View {
  @State private var viewModel: RowViewModel
  init(make: @escaping () -> RowViewModel) { _viewModel = State(initialValue: make()) }
  var body: some View { Text("") }
}

struct GivenListView: View {
  let makeRow: () -> RowViewModel
  var body: some View { GivenRowView(make: makeRow) }
}
