final class Pusher {
  let view: TripView  // expect: layer-dependencies
  let screen: TripViewModel  // expect: layer-dependencies
  let flow: TripCoordinator  // expect: layer-dependencies
  let container: AppContainer  // expect: layer-dependencies

  init(view: TripView, screen: TripViewModel, flow: TripCoordinator, container: AppContainer) {
    (self.view, self.screen, self.flow, self.container) = (view, screen, flow, container)
  }
}
