import Swinject

private struct SearchRegistrations: MainAssembly {
  func assembleOnMain(container: Container) {
    container.register((any Searching).self) { _ in
      let searching = RemoteSearching()
      return searching
    }
  }
}

// The protocol of its own is none of the library's.
final class SearchPreparation: Assembling {
  private var kept: RemoteSearching?
  func assembleOnMain() {
    kept = RemoteSearching()  // expect: composition-root
    Task { _ = await kept?.search("") }
  }
}
