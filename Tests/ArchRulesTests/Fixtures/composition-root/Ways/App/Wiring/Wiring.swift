enum Wiring {
  static func settings() -> LoaderSettings { LoaderSettings() }
}
