/// Shared by an analysis with the one before it where both say the same, so that the many rules which know it need not
/// compare them again.
final class Sameness: Sendable {}
