final class AppStarter {}  // expect: boot-placement "outside of boot"
final class JumpStarter {}
final class AppBootstrapper {}
enum ServiceBootstrapper {
  static func bootstrap() {}
}
