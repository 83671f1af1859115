protocol LoadingView {
  func display(isLoading: Bool)
}
