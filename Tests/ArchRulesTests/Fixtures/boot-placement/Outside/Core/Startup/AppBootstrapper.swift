final class AppBootstrapper {  // expect: boot-placement "bootstrapper 'AppBootstrapper' is declared outside boot"
  func start() {}
}
