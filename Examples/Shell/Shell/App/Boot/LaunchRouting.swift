/// Turns a launch state into something to look at.
///
/// The bootstrappers know only this much of the user interface: that someone takes the state from
/// here. What stands behind it is free to change.
@MainActor
protocol LaunchRouting: AnyObject {
  func route(to state: LaunchState)
}
