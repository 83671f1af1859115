final class AppBootstrapper {  // expect: boot-placement "bootstrapper 'AppBootstrapper' is declared outside of boot"
  func start() {}
}
