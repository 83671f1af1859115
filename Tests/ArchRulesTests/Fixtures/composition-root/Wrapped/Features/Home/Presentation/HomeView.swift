import SwiftUI

final class HomeViewModel: ObservableObject {
  init(session: any SessionService) {}
}
final class Session: ObservableObject { var name = "" }
struct Draft { var text = "" }
@propertyWrapper struct Kept<Value> {
  var wrappedValue: Value
  init(initialValue: Value) { wrappedValue = initialValue }
}

struct HomeView: View {
  @StateObject private var first: HomeViewModel
  @State private var second: HomeViewModel
  @Kept private var third: HomeViewModel
  @State private var draft: Draft
  @State private var text: String
  private var _plain: HomeViewModel?

  init(session: any SessionService) {
    _first = StateObject(wrappedValue: .init(session: session)) // expect: composition-root "'HomeView' makes 'HomeViewModel'"
    self._first = .init(wrappedValue: .init(session: session)) // expect: composition-root
    _second = State(initialValue: .init(session: session)) // expect: composition-root
    self._second = State.init(wrappedValue: .init(session: session)) // expect: composition-root
    _third = Kept(initialValue: .init(session: session)) // expect: composition-root
    _first = StateObject(wrappedValue: HomeViewModel(session: session)) // expect: composition-root
    _second = State(initialValue: text.isEmpty ? .init(session: session) : HomeViewModel(session: session)) // expect: composition-root, composition-root
    _draft = State(initialValue: .init(text: ""))
    _draft = State(initialValue: text.isEmpty ? .init(text: "") : .init(text: text))
    _text = .init(wrappedValue: .init("a"))
  }

  init(make: @escaping () -> HomeViewModel) {
    _first = StateObject(wrappedValue: make())
    _second = .init(initialValue: make())
  }

  var body: some View { Text("_first = StateObject(wrappedValue: .init(session: session))") }
}
