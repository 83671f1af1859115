enum ProfileRoute {
  case showHomeScreen
  case home
}
