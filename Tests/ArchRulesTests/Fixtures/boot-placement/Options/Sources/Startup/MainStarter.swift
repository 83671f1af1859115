final class MainStarter {}
