final class AppBootstrapper {  // expect: boot-placement "feature 'Boot' is boot"
  func start() {}
}
