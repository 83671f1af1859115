final class HarborPresenter {
  func text(_ tide: Harbor.Tide) -> String { "\(tide.level)" }
  func text(_ wall: Quay.Wall) -> String { "\(wall.height)" }  // expect: layer-dependencies
  func count() -> Int { Harbor.berths() }  // expect: layer-dependencies
}
