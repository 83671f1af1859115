// What all packages of an app are called after is no feature of its own; what has screens is one.
struct HomeState {
  let place: Coordinate
  let total: CartTotal  // expect: feature-isolation
}
struct HomeTitle { let root: RootTitle }
