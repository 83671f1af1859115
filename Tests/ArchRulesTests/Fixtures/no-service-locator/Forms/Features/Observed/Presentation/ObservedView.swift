import SwiftUI

// What a view observes it is given itself; what it works with its view model takes.
struct ObservedView: View {
  @StateObject private var tracker = ServiceLocator.analytics  // expect: no-service-locator
  var body: some View {
    Text(ServiceLocator.session.name)  // expect: no-service-locator
  }
}
