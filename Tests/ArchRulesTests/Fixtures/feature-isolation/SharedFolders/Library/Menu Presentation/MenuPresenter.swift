final class MenuPresenter {
  private let view: any LoadingView
  private let theme = ScreenTheme()
  init(view: any LoadingView) { self.view = view }
  func show(_ recipe: Recipe) {}  // expect: feature-isolation
}
