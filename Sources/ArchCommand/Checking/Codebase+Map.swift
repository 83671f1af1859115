import ArchModel
import ArchRules

extension Codebase {
  /// Which parts of it use which.
  func map(at level: DependencyGraph.Level) -> CodeMap {
    CodeMap(of: self, at: level, where: usesAgainstOrder.contains)
  }

  /// Whether a use is allowed is asked of the rule itself, which knows the root and its own options.
  var usesAgainstOrder: Set<CodePlace> {
    let run = RuleRun(architecture, rules: [RuleCatalog.layerOrder], isOwnInUse: { _ in false })
    return Set(
      run.findings(in: self).flatMap(\.occurrences).map { CodePlace(path: $0.path, location: $0.range.start) }
    )
  }
}
