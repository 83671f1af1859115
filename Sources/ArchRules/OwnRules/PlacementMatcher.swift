import ArchConfig
import ArchModel

/// Whether files are where a team's own rules say.
struct PlacementMatcher: Sendable {
  private let codebase: Codebase
  private let patterns: [String: PathPattern]
  private let paths: Column<FileID, RelativePath>

  init(_ codebase: Codebase, _ rules: [OwnRule]) {
    self.codebase = codebase
    var patterns: [String: PathPattern] = [:]
    for rule in rules {
      for clause in rule.scope + rule.types + rule.forbidden + rule.required
      where clause.matcher == .files || clause.matcher == .except {
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
    rule.scope.allSatisfy { clause in
      guard clause.matcher != .code else { return true }
      let isMatched = clause.patterns.contains { matches(file, clause.matcher, $0) }
      return clause.matcher == .except ? !isMatched : isMatched
    }
  }

  func matches(_ index: FileID, _ matcher: OwnRuleMatcher, _ pattern: OwnRule.Pattern) -> Bool {
    let file = codebase.files[index]
    return switch matcher {
    case .layer: pattern.text == "*" ? file.layer != nil : file.layer?.name == pattern.text
    case .feature: file.feature.map(pattern.name.matches) ?? false
    case .module: file.placement.module.map(pattern.name.matches) ?? false
    case .files, .except: patterns[pattern.text].map { $0.match(paths[index]) != nil } ?? false
    case .code, .named, .conformingTo, .attributed, .declaredAs, .modified, .imports, .types, .calls,
      .members:
      false
    }
  }
}
