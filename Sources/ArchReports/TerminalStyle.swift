import ArchRules

/// The colours of the Swift compiler, or none.
struct TerminalStyle {
  enum Role {
    case severity(Severity)
    /// The sentence that says what is wrong.
    case message
    /// Line numbers and the bar beside them.
    case gutter
    /// The code that a finding is about.
    case offendingCode
  }

  let isColored: Bool

  func paint(_ text: String, as role: Role) -> String {
    guard isColored, !text.isEmpty else { return text }
    return "\u{1B}[\(code(of: role))m\(text)\u{1B}[0;0m"
  }

  private func code(of role: Role) -> String {
    switch role {
    case .severity(.error): "1;31"
    case .severity(.warning): "1;33"
    case .severity(.note), .message: "1;39"
    case .gutter: "0;36"
    case .offendingCode: "4;39"
    }
  }
}
