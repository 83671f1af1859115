import ArchConfig
import ArchModel

/// Whether files are where a team's own rules say.
///
/// A class, since it is asked about every file and declaration.
final class PlacementMatcher: Sendable {
  private let codebase: Codebase
  private let patterns: [String: PathPattern]
  private let paths: Column<FileID, RelativePath>

  init(_ codebase: Codebase, _ rules: [OwnRule]) {
    self.codebase = codebase
    var patterns: [String: PathPattern] = [:]
    for rule in rules {
      rule.forEachClause { _, clause in
        guard clause.matcher.takesPaths else { return }
        for pattern in clause.patterns where patterns[pattern.text] == nil {
          patterns[pattern.text] = PathPattern(pattern.text)
        }
      }
    }
    self.patterns = patterns
    paths = Column(patterns.isEmpty ? [] : codebase.files.map { RelativePath($0.path) })
  }

  /// What the code is for is not asked: it differs within a file.
  func isInScope(_ file: FileID, of rule: OwnRule) -> Bool {
    rule.scope.isEmpty || holds(rule.scope, ofFile: file)
  }

  /// Whether a file as a whole is what a selection says that speaks of places only.
  func isIn(_ file: FileID, _ selection: OwnRuleSelection) -> Bool {
    holds(selection, ofFile: file) { $0.lists(codebase.files[file].purpose(at: 0)) }
  }

  func holds(
    _ selection: OwnRuleSelection, ofFile file: FileID, code: (OwnRule.Clause) -> Bool = { _ in true }
  ) -> Bool {
    selection.clauses.allSatisfy { clause in
      guard clause.matcher != .code else { return code(clause) }
      let isMatched = clause.patterns.contains { matches(file, clause.matcher, $0) }
      return clause.matcher == .except ? !isMatched : isMatched
    } && !selection.excluded.contains { holds($0, ofFile: file, code: code) }
      && (selection.alternatives.isEmpty
        || selection.alternatives.contains { holds($0, ofFile: file, code: code) })
  }

  func matches(_ index: FileID, _ matcher: OwnRuleMatcher, _ pattern: OwnRule.Pattern) -> Bool {
    let file = codebase.files[index]
    return switch matcher {
    case .layer: pattern.text == "*" ? file.layer != nil : file.layer?.name == pattern.text
    case .feature: file.feature.map(pattern.name.matches) ?? false
    case .module: file.placement.module.map(pattern.name.matches) ?? false
    case .files, .except: patterns[pattern.text].map { $0.match(paths[index]) != nil } ?? false
    case .code, .named, .conformingTo, .attributed, .declaredAs, .modified, .access, .role, .declaredWith,
      .typed, .takes,
      .parameters,
      .of,
      .async, .documented, .throws, .within, .given, .usedBy, .conformers, .companion, .reaches, .reachedFrom,
      .imports,
      .types,
      .calls,
      .members, .macros, .writes, .properties,
      .functions, .initializers, .cases:
      false
    }
  }
}
