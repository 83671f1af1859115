// Few functions that make something: a protocol of their own.
final class NarrowModel {
  private let container: AppContainer  // expect: no-service-locator
  init(container: AppContainer) { self.container = container }
  func open() async {
    await container.makeLoader().load()
    await container.makeSaver().save()
  }
}

// As many as a container has would be a container again.
final class WideModel {
  private let container: AppContainer  // expect: no-service-locator
  init(container: AppContainer) { self.container = container }
  func open() async {
    await container.makeLoader().load()
    await container.makeSaver().save()
    await container.makeOther().save()
    await container.makeFurther().load()
  }
}

// What is a default is taken already.
final class DefaultModel {
  init(loader: any Loading = AppContainer.shared.loader) {}  // expect: no-service-locator
}

extension AppContainer {
  static let shared = AppContainer(loader: FileLoader(), saver: FileSaver())
}
