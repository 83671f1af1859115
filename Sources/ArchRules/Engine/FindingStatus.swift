/// Whether a finding asks for something now.
package enum FindingStatus: String, Sendable, CaseIterable {
  case new
  /// The baseline holds it.
  case known
  /// A comment in the code allows it.
  case suppressed
}
