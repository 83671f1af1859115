final class RemoteTides: Tides {
  func today() async -> [Tide] { [Tide(current: Current(knots: 1, direction: nil), before: nil)] }
}
final class FileTideLog: TideLog {
  func note(_ tide: Tide) {}
}
