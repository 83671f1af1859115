/// Each is a part of the host that makes it of itself, and holds it weakly.
class PluginService {
  weak var host: PluginHost?
  init(host: PluginHost) { self.host = host }
  func start() async {}
}
final class MenuService: PluginService {}
final class OverlayService {
  private unowned let host: PluginHost
  init(for host: PluginHost) { self.host = host }
  func show() async {}
}

/// Holds its host for good, and so may anyone be given one.
final class LogService {
  private let host: PluginHost
  init(host: PluginHost) { self.host = host }
  func write() async {}
}
final class FileService {
  weak var host: PluginHost?
  init(path: String) {}
  func read() async {}
}

protocol LoaderDelegate: AnyObject { func loaded() }
final class LoaderService {
  weak var delegate: LoaderDelegate?
  init(delegate: LoaderDelegate) { self.delegate = delegate }
  func read() async {}
}

final class PluginHost: LoaderDelegate {
  func loaded() {}
  func load() {
    _ = LoaderService(delegate: self)  // expect: composition-root "makes 'LoaderService'"
    _ = MenuService(host: self)
    _ = OverlayService(for: self)
    _ = LogService(host: self)  // expect: composition-root "makes 'LogService'"
    _ = FileService(path: "menu")  // expect: composition-root "makes 'FileService'"
  }
}
