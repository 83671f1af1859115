final class Pusher {
  let view: TripView  // expect: layer-dependencies
  let screen: TripViewModel  // expect: layer-dependencies
  let flow: TripCoordinator  // expect: layer-dependencies
  let container: AppContainer  // expect: layer-dependencies

  init(view: TripView, screen: TripViewModel, flow: TripCoordinator, container: AppContainer) {
    (self.view, self.screen, self.flow, self.container) = (view, screen, flow, container)
  }
}

extension UIViewController {
  func present(_ trip: String) { present(TripPage()) }  // expect: layer-dependencies
}

final class WideSheet: TripSheet {}  // expect: layer-dependencies

struct OfflineView: View {
  var body: some View { TripRow() }  // expect: layer-dependencies
}
