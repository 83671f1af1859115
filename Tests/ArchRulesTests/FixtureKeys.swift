import ArchRules
import Foundation

/// What each finding of a fixture is known by, in `keys.txt` next to its files: the contract with every baseline.
/// With `ARCHCHECK_RECORD` set the file is written again.
enum FixtureKeys {
  /// One line for each place that a finding stands for; what one finding holds together is indented below it.
  static func text(_ findings: [Finding]) -> String {
    let lines = findings.flatMap { finding in
      finding.occurrences.enumerated().map { index, place in
        "\(index == 0 ? "" : "  ")\(place.path): \(words(place.subject, at: place.path))"
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func words(_ subject: Subject, at path: String) -> String {
    switch subject {
    case .file: "file"
    case .declaration(let name): "declaration \(name)"
    case .edge(let user, .declaration(let target), let fold): "\(words(fold)) \(user) → \(target)"
    case .edge(let user, .name(let target), let fold): "\(words(fold)) \(user) → \(target), not ours"
    case .module(let name): "import \(name)"
    case .part(let name): "part \(name)"
    case .tie(let from, let to): "tie \(from) → \(to)"
    case .record(let id, let part): "record \(id): \(part)"
    case .entry(let text): "entry \(text)"
    }
  }

  private static func words(_ fold: Subject.Fold) -> String {
    switch fold {
    case .none: "edge"
    case .declaration: "edge of the declaration"
    case .file: "edge of the file"
    }
  }

  /// What the file says, after it was written where that is asked for.
  static func recorded(in folder: URL, as name: String = "keys.txt", _ text: String) throws -> String {
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["ARCHCHECK_RECORD"] != nil {
      if text.isEmpty {
        try? FileManager.default.removeItem(at: file)
      } else {
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
    }
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
