protocol Loading { func load() async }

final class FileLoader: Loading {
  init(path: String = "") {}
  func load() async {}
}

final class LoaderSettings {
  let path = ""
  func load() async {}
}
