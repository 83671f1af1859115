import SwiftUI
import Swinject

// That it may hold the container to have something made does not let it look around in it.
struct LibraryView: View {
  let resolver: any Resolver
  var body: some View {
    Text(resolver.resolve((any SessionStoring).self)?.user ?? "")  // expect: no-service-locator
  }
}
