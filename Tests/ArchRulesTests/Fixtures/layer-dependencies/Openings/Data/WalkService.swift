final class WalkService {
  func save(_ model: WalksViewModel) {}  // expect: layer-dependencies
  // The style goes with it.
  func sections() -> [WalkSection] { [] }  // expect: layer-dependencies
  // What shows cannot be moved.
  func paint(_ theme: WalkTheme) {}  // expect: layer-dependencies
  func theme() -> WalkTheme? { nil }
  // What reads settings is no value for a domain.
  @LogSetting(key: "walks") var isLogged  // expect: layer-dependencies
  // No other layer uses the log, and it uses none: the decision may be what is wrong.
  func report() { WalkLog.write("saved") }  // expect: layer-dependencies
}
