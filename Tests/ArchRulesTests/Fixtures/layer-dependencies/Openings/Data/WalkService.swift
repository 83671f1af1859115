final class WalkService {
  func save(_ model: WalksViewModel) {}  // expect: layer-dependencies
  // The style goes with it.
  func sections() -> [WalkSection] { [] }  // expect: layer-dependencies
  // No other layer uses the log, and it uses none: the decision may be what is wrong.
  func report() { WalkLog.write("saved") }  // expect: layer-dependencies
}
