final class TwinsCoordinator {
  private let twice: Twice?
  init(twice: Twice?) { self.twice = twice }
}
