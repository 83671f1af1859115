enum FlowResult {
  case showHomeScreen
}
