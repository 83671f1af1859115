import ArchFacts
import ArchJSON
package import ArchModel
package import ArchRules

/// In which order to pay: steps that take findings away, each checked together with those before it.
package struct PlanReport: Sendable {
  package struct Step: Sendable {
    package enum Kind: Sendable {
      /// A file or folder that belongs into another layer.
      ///
      /// - Parameters:
      ///   - path: as reports have it; so is the place.
      case move(MoveProposal, path: String, place: String)
      /// A protocol in place of a type; the prefix goes before its paths.
      case agree(ProtocolProposal, pathPrefix: String)
      /// A use that is so frequent that the team has to decide about it.
      case allow(from: String, to: String)
    }

    package let kind: Kind
    package let going: [Finding]
    package let coming: [Finding]
    package let left: Int

    package init(kind: Kind, going: [Finding], coming: [Finding], left: Int) {
      self.kind = kind
      self.going = going
      self.coming = coming
      self.left = left
    }
  }

  private let findings: Int
  private let steps: [Step]
  /// The options of `check` that suppose all steps.
  private let command: String

  package init(findings: Int, steps: [Step], command: String) {
    self.findings = findings
    self.steps = steps
    self.command = command
  }

  /// For people.
  package var text: String {
    guard let last = steps.last else {
      return findings == 0
        ? "There is nothing to pay: no findings.\n"
        : "\(counted(findings, "finding")), and neither a move to another layer nor a protocol leaves fewer.\n"
    }
    var lines = [
      "\(counted(findings, "finding")). What to do first, each step checked after those before it:", "",
    ]
    let width = "\(steps.count)".count
    for (number, step) in steps.enumerated() {
      let indent = String(repeating: " ", count: width - "\(number + 1)".count)
      lines.append("\(indent)\(number + 1). \(Self.words(of: step.kind))")
      lines.append(
        String(repeating: " ", count: width + 2)
          + "\(step.going.count) would go\(Self.rules(of: step.going)), \(step.coming.count) would come"
          + "\(Self.rules(of: step.coming)): \(step.left) left")
    }
    let gone = findings - last.left
    lines += [
      "",
      "\(gone) of \(findings) would be gone (\(100 * gone / max(1, findings)) %). What exactly comes and goes:",
      "archcheck \(command)",
    ]
    return TerminalText.escapedLines(lines.joined(separator: "\n")) + "\n"
  }

  private static func words(of kind: Step.Kind) -> String {
    switch kind {
    case .move(let move, let path, let place):
      "move \(what(move, path)) to \(folder(of: place)): it is in '\(move.from)' and more at home in '\(move.to)'"
    case .agree(let proposal, _): words(of: proposal)
    case .allow(let from, let to):
      "decide whether '\(from)' may use '\(to)': at least half of its files do"
    }
  }

  private static func words(of proposal: ProtocolProposal) -> String {
    let users = counted(proposal.users.count, "file")
    let asked = proposal.members.isEmpty ? "" : " with \(listed(proposal.members))"
    switch proposal.agreement {
    case .existing:
      return
        "ask for '\(proposal.name)' in place of '\(proposal.type)', which conforms to it, in \(users) of '\(proposal.from)'"
    case .new(let path):
      return
        "write a protocol '\(proposal.name)'\(asked) in \(folder(of: path)), and ask for it in place of '\(proposal.type)' of '\(proposal.to)' in \(users) of '\(proposal.from)'"
    }
  }

  /// At most so many members of a protocol are named.
  private static let mostNamed = 4

  private static func listed(_ names: [String]) -> String {
    let shown = names.prefix(mostNamed).map { "'\($0)'" }
    let more = names.count - shown.count
    return (shown + (more > 0 ? ["\(more) more"] : [])).joined(separator: ", ")
  }

  private static func what(_ move: MoveProposal, _ path: String) -> String {
    if let type = move.type { return "'\(type)' out of \(path)" }
    return move.files > 1 ? "\(path)/ (\(move.files) files)" : path
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
  }

  /// ` (layer-dependencies 3, dependency-cycle 1)`
  private static func rules(of findings: [Finding]) -> String {
    findings.isEmpty ? "" : " (\(SuppositionReport.rules(of: findings)))"
  }

  /// For programs.
  package var json: String {
    var json = JSONWriter(.pretty)
    json.object { json in
      json.member("version", 1)
      json.member("findings", findings)
      json.array("steps", steps) { json, step in
        json.object { json in
          switch step.kind {
          case .move(let move, let path, let place):
            json.member("kind", "move")
            json.member("path", path)
            if let type = move.type { json.member("type", type) }
            json.member("place", place)
            json.member("from", move.from)
            json.member("to", move.to)
            json.member("files", move.files)
          case .agree(let proposal, let prefix):
            json.member("kind", "protocol")
            json.member("type", proposal.type)
            json.member("path", prefix + proposal.path)
            json.member("protocol", proposal.name)
            switch proposal.agreement {
            case .existing: break
            case .new(let path): json.member("place", prefix + path)
            }
            json.member("from", proposal.from)
            json.member("to", proposal.to)
            json.array("users", proposal.users) { json, path in json.string(prefix + path) }
            json.array("members", proposal.members) { json, name in json.string(name) }
          case .allow(let from, let to):
            json.member("kind", "allow")
            json.member("from", from)
            json.member("to", to)
          }
          for (key, findings) in [("going", step.going), ("coming", step.coming)] {
            json.array(key, findings) { json, finding in
              json.object { json in
                json.member("rule", finding.rule)
                json.member("path", finding.path)
                json.member("line", finding.range.start.line)
                json.member("message", finding.message)
              }
            }
          }
          json.member("left", step.left)
        }
      }
      json.member("left", steps.last?.left ?? findings)
    }
    json.endLine()
    return json.text
  }
}
