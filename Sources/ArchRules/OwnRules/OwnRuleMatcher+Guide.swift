import ArchConfig
import ArchModel

/// What a matcher of a team's own rules means, with an example that runs as a test.
package struct OwnRuleGuide: Sendable {
  package let meaning: String
  /// One rule as it is in `own`.
  package let rule: String
  /// Swift that breaks the rule. Its first line names the file; further such lines start further files.
  package let bad: String
  /// Swift that keeps it.
  package let good: String
  /// Where it says two things.
  package var another: Example?

  package struct Example: Sendable {
    package let rule: String
    package let bad: String
    package let good: String
  }

  package var examples: [Example] {
    [Example(rule: rule, bad: bad, good: good)] + [another].compactMap(\.self)
  }
}

extension OwnRuleMatcher {
  package var guide: OwnRuleGuide {
    switch self {
    case .layer: .layer
    case .feature: .feature
    case .module: .module
    case .files: .files
    case .except: .except
    case .code: .code
    case .named: .named
    case .conformingTo: .conformingTo
    case .declaredWith: .declaredWith
    case .attributed: .attributed
    case .declaredAs: .declaredAs
    case .modified: .modified
    case .access: .access
    case .role: .role
    case .typed: .typed
    case .takes: .takes
    case .parameters: .parameters
    case .of: .of
    case .async: .async
    case .documented: .documented
    case .throws: .throws
    case .within: .within
    case .given: .given
    case .usedBy: .usedBy
    case .conformers: .conformers
    case .companion: .companion
    case .reaches: .reaches
    case .reachedFrom: .reachedFrom
    case .imports: .imports
    case .types: .types
    case .calls: .calls
    case .members: .members
    case .macros: .macros
    case .writes: .writes
    case .properties: .properties
    case .functions: .functions
    case .initializers: .initializers
    case .cases: .cases
    }
  }
}
