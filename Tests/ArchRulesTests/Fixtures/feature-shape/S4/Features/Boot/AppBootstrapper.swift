// boot-placement speaks about this one.
final class AppBootstrapper {}
