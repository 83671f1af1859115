final class GhostTests {}
