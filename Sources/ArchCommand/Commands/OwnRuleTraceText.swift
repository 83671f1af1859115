import ArchConfig
import ArchFacts
import ArchReports
import ArchRules

/// `archcheck explain ID PATH`: why a rule of the team's own looks at what is there, or leaves it out.
struct OwnRuleTraceText {
  let rule: OwnRule
  let trace: OwnRuleTrace
  /// What it finds there.
  let findings: [Finding]
  /// Safe to print.
  let path: String

  var text: String {
    var lines = ["\(rule.id) at \(path)", "", "FILE: \(trace.looksAtFile ? "looked at" : "left out")"]
    lines += steps(trace.ofFile)
    if let candidates = trace.candidates {
      lines += ["", "\(rule.subject.rawValue.uppercased()):"]
      if candidates.isEmpty { lines.append("  none here") }
      for candidate in candidates {
        let isLookedAt = trace.looksAtFile && candidate.isLookedAt
        let name = TerminalText.escaped(candidate.name)
        lines.append("  \(name), line \(candidate.line): \(isLookedAt ? "looked at" : "left out")")
        lines += steps(candidate.steps).map { "  " + $0 }
      }
    }
    if rule.hasCaptures {
      lines += [
        "", "Names in braces stand for any text here; what they have to be is asked with all of the rule.",
      ]
    }
    lines += ["", "FINDS:"]
    lines +=
      findings.isEmpty
      ? ["  nothing here"]
      : findings.map {
        "  \($0.range.start.line):\($0.range.start.column): \(TerminalText.escaped($0.message))"
      }
    return lines.map { $0 + "\n" }.joined()
  }

  private func steps(_ steps: [OwnRuleTrace.Step]) -> [String] {
    steps.map { "  \($0.holds ? "yes" : "no ")  it \(TerminalText.escaped($0.words))" }
  }
}
