protocol Loading { func load() async }
protocol Saving { func save() async }
final class FileLoader: Loading { func load() async {} }
final class FileSaver: Saving { func save() async {} }

final class AppContainer {
  let loader: any Loading
  let saver: any Saving
  init(loader: any Loading, saver: any Saving) { (self.loader, self.saver) = (loader, saver) }
  func makeLoader() -> any Loading { loader }
  func makeSaver() -> any Saving { saver }
  func makeOther() -> any Saving { saver }
  func makeFurther() -> any Loading { loader }
}
