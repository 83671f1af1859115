// What is needed is what is reached in the end.
final class TripsViewModel {
  func save() {
    Session.shared.store.save()  // expect: no-singleton-use
  }
}

final class CountsViewModel {
  func count() -> Int {
    Session.shared.store.count  // expect: no-singleton-use
  }
}

final class NamesViewModel {
  func title() -> String {
    Session.shared.name.uppercased()  // expect: no-singleton-use
  }
}

final class EndViewModel {
  func end() {
    Session.shared.end()  // expect: no-singleton-use
  }
}
