final class SpyBootstrapper {}
enum LaunchState {}
