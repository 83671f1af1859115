import ArchFacts
import ArchRules

/// What formats for people say of statistics.
extension FindingStatistics {
  private static let mostDeclarations = 6
  private static let mostFolders = 4
  /// What is named so often is worth a line of its own.
  private static let fewest = 3

  /// `354 findings`
  var words: String { counted(findings, "finding") }

  /// None where all of them together are about less than a fifth: they are no cause, then.
  var frequentDeclarations: [DeclarationCount] {
    let frequent = declarations.filter { $0.findings >= Self.fewest }.prefix(Self.mostDeclarations)
    return frequent.reduce(0) { $0 + $1.findings } * 5 < findings ? [] : Array(frequent)
  }

  /// `61 % of them are about 6 declarations`
  func words(about declarations: [DeclarationCount]) -> String {
    let covered = declarations.reduce(0) { $0 + $1.findings }
    return
      "\((covered * 200 + findings) / max(1, findings * 2)) % of them are about \(counted(declarations.count, "declaration"))"
  }

  /// None where all are in one.
  var frequentFolders: [Count] {
    guard folders.count > 1 else { return [] }
    let frequent = folders.filter { $0.findings >= Self.fewest && $0.findings * 20 >= findings }
    return Array(frequent.prefix(Self.mostFolders))
  }

  /// What to do first.
  ///
  /// - Parameter folder: what was asked about, with a blank before it; empty for the working directory.
  func steps(_ summary: Summary, folder: String = "") -> [(command: String, purpose: String)] {
    var steps: [(command: String, purpose: String)] = []
    if summary.baseline == nil {
      steps.append(("archcheck baseline write\(folder)", "let these stay for now"))
    }
    let smallest = rules.min { ($0.findings, $0.rule.about.id) < ($1.findings, $1.rule.about.id) }
    if rules.count > 1, let smallest {
      steps.append(
        (
          "archcheck --rule \(smallest.rule.about.id)\(folder)",
          "the smallest: \(counted(smallest.findings, "finding"))"
        ))
    }
    if let foremost = summary.foremostRule {
      steps.append(("archcheck explain \(foremost)", "what it requires, and why"))
    }
    steps.append(("archcheck --all\(folder)", "every finding, with its fix"))
    return steps
  }
}

extension FindingStatistics.Habit {
  /// What a team has decided it need not read finding by finding.
  var question: String {
    switch doing {
    case .inLayer(let layer):
      "\(count) of \(all) files of '\(layer)' break \(rule): is that how you want it? "
        + "Then allow it in architecture.json, or set the rule to \"off\"."
    case .withDeclaration(let name):
      "\(count) of \(all) findings of \(rule) are about '\(name)': is that how you want it? "
        + "Then \"allow\": [\"\(name)\"] in the rule's entry in architecture.json."
    }
  }
}
