import ArchRules

/// The colours of the Swift compiler, or none.
struct TerminalStyle: Sendable {
  enum Role {
    case severity(Severity)
    /// The sentence that says what is wrong.
    case message
    /// Line numbers and the bar next to them.
    case gutter
    /// The code that a finding is about.
    case offendingCode
  }

  let isColored: Bool

  /// Appends what `write` appends, in the role's colour.
  func paint(_ role: Role, to output: inout [UInt8], _ write: (inout [UInt8]) -> Void) {
    guard isColored else { return write(&output) }
    let start = output.count
    output += "\u{1B}[\(code(of: role))m".utf8
    let content = output.count
    write(&output)
    if output.count == content {
      output.removeSubrange(start...)
    } else {
      output += "\u{1B}[0;0m".utf8
    }
  }

  func paint(_ text: String, as role: Role, to output: inout [UInt8]) {
    paint(role, to: &output) { $0 += text.utf8 }
  }

  /// `error:` in the colour of errors.
  func paint(_ severity: Severity, to output: inout [UInt8]) {
    paint(.severity(severity), to: &output) {
      $0 += severity.rawValue.utf8
      $0.append(UInt8(ascii: ":"))
    }
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
