final class AppStarter {}  // expect: boot-placement "outside boot"
final class JumpStarter {}
final class AppBootstrapper {}
enum ServiceBootstrapper {
  static func bootstrap() {}
}
