import ArchFacts
import ArchModel

/// Which files and types a team's own rule speaks about.
struct TypeSelection {
  private let codebase: Codebase

  init(_ codebase: Codebase) { self.codebase = codebase }

  /// - Parameter scope: for each file, whether the rule looks at it.
  func types(of rule: OwnRule, _ placement: PlacementMatcher, in scope: [Bool]) -> [SymbolID] {
    codebase.symbols.symbols.indices.map(Int32.init).filter { type in
      let symbol = codebase.symbols[type]
      guard !symbol.isExternal, !symbol.isTest, !symbol.isLocal, scope[Int(symbol.file)],
        codebase.file(of: type).isProduction(at: codebase.nameRange(of: type).start)
      else { return false }
      switch symbol.kind {
      case .typealias, .associatedtype, .extension:
        // An alias is a type only to those who ask for one.
        guard rule.types.contains(where: { $0.matcher == .declaredAs }) else { return false }
      case .class, .struct, .enum, .actor, .protocol: break
      }
      return rule.types.allSatisfy { matches(type, $0, placement) }
    }
  }

  func matches(_ type: SymbolID, _ clause: OwnRule.Clause, _ placement: PlacementMatcher) -> Bool {
    clause.patterns.contains { matches(type, clause.matcher, $0, placement) }
  }

  private func matches(
    _ type: SymbolID, _ matcher: OwnRuleMatcher, _ pattern: OwnRule.Pattern, _ placement: PlacementMatcher
  ) -> Bool {
    let file = codebase.file(of: type)
    switch matcher {
    case .layer, .feature, .module, .files, .except: return placement.matches(file, matcher, pattern)
    case .named:
      return pattern.name.matches(codebase.symbols.name(of: type))
        || pattern.name.matches(codebase.symbols.qualifiedName(of: type))
    case .conformingTo:
      return codebase.symbols.supertypes(of: type).contains {
        pattern.name.matches(codebase.symbols.name(of: $0))
          || pattern.name.matches(codebase.symbols.qualifiedName(of: $0))
      }
        || codebase.symbols.externalSupertypes(of: type).contains {
          pattern.name.matches(codebase.symbols.names.string($0))
        }
    case .attributed: return texts(of: type, \.attributes).contains { pattern.name.matches(Self.head($0)) }
    case .modified: return texts(of: type, \.modifiers).contains(where: pattern.name.matches)
    case .declaredAs: return pattern.text == codebase.symbols[type].kind.keyword
    case .imports:
      return file.facts.imports.contains { pattern.name.matches(file.facts.text($0.path)) }
    case .types, .calls, .members: return false
    }
  }

  private func texts(of type: SymbolID, _ list: KeyPath<TypeDeclaration, FactRange>) -> [String] {
    let declared = codebase.symbols[type]
    let file = codebase.files[Int(declared.file)]
    return file.texts(file.facts.types[Int(declared.declaration)][keyPath: list])
  }

  /// `available` of `available(iOS 17, *)`.
  private static func head(_ attribute: String) -> String {
    String(attribute.prefix { $0 != "(" && $0 != " " })
  }
}

/// Whether files stand where a rule of one's own says.
struct PlacementMatcher {
  private let patterns: [String: PathPattern]

  init(_ codebase: Codebase) {
    var patterns: [String: PathPattern] = [:]
    for rule in codebase.architecture.own {
      for clause in rule.scope + rule.types + rule.forbidden + rule.required
      where clause.matcher == .files || clause.matcher == .except {
        for pattern in clause.patterns { patterns[pattern.text] = PathPattern(pattern.text) }
      }
    }
    self.patterns = patterns
  }

  func isInScope(_ file: SourceFile, of rule: OwnRule) -> Bool {
    rule.scope.allSatisfy { clause in
      let isMatched = clause.patterns.contains { matches(file, clause.matcher, $0) }
      return clause.matcher == .except ? !isMatched : isMatched
    }
  }

  func matches(_ file: SourceFile, _ matcher: OwnRuleMatcher, _ pattern: OwnRule.Pattern) -> Bool {
    switch matcher {
    case .layer: pattern.text == "*" ? file.layer != nil : file.layer?.name == pattern.text
    case .feature: file.feature.map(pattern.name.matches) ?? false
    case .module: file.placement.module.map(pattern.name.matches) ?? false
    case .files, .except: patterns[pattern.text]?.matches(file.path) ?? false
    case .named, .conformingTo, .attributed, .declaredAs, .modified, .imports, .types, .calls, .members: false
    }
  }
}
