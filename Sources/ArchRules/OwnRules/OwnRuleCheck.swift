import ArchFacts
import ArchModel

/// One of the team's own rules, applied to a codebase.
struct OwnRuleCheck {
  let rule: OwnRule
  let codebase: Codebase

  init(_ rule: OwnRule, _ codebase: Codebase) {
    self.rule = rule
    self.codebase = codebase
  }

  func check(_ findings: inout Findings) {
    let placement = PlacementMatcher(codebase)
    let scope = codebase.files.map { !$0.isTest && placement.isInScope($0, of: rule) }
    if rule.types.isEmpty {
      for index in codebase.files.indices where scope[index] { checkFile(Int32(index), &findings) }
    } else {
      let selection = TypeSelection(codebase)
      for type in selection.types(of: rule, placement, in: scope) {
        guard !findings.allows(.type(type), in: Self.place(of: type, codebase)) else { continue }
        checkType(type, selection, placement, &findings)
      }
    }
  }

  private static func place(of type: SymbolID, _ codebase: Codebase) -> Place {
    let declared = codebase.symbols[type]
    return Place(file: declared.file, owner: declared.declaration, function: FileFacts.none)
  }
}

// Whole files.
extension OwnRuleCheck {
  private func checkFile(_ index: Int32, _ findings: inout Findings) {
    let file = codebase.files[Int(index)]
    let names = NamesInFile(codebase, file: index)
    let whole = ByteRange(start: 0, end: Int32(file.facts.bytes.count))
    for clause in rule.forbidden {
      for found in names.found(by: clause.matcher, within: whole) {
        report(found, clause, file, index, &findings)
      }
    }
    for clause in rule.required where clause.matcher == .imports {
      let imports = names.found(by: .imports, within: whole)
      guard !imports.contains(where: { $0.match(in: clause, file.facts, nil) != nil }) else { continue }
      let start = file.firstDeclaration ?? ByteRange(start: 0, end: 0)
      guard file.isProduction(at: start.start) else { continue }
      findings.add(
        .missing("this file imports none of \(clause.list)", rule), at: start,
        in: Place(file: index, owner: FileFacts.none, function: FileFacts.none),
        about: .module(clause.list))
    }
  }

  private func report(
    _ found: NamesInFile.Found, _ clause: OwnRule.Clause, _ file: SourceFile, _ index: Int32,
    _ findings: inout Findings
  ) {
    let own = found.symbol.map(codebase.symbols.qualifiedName)
    guard file.isProduction(at: found.range.start), let match = found.match(in: clause, file.facts, own)
    else { return }
    let place = Place(file: index, owner: found.owner, function: found.function)
    let about =
      clause.matcher == .imports
      ? About.module(match.name) : .edge(to: found.symbol.map(About.End.type) ?? .name(match.name))
    findings.add(
      .forbidden(match.name, clause.matcher, match.pattern, rule, file), at: match.range, in: place,
      about: about, aliases: [match.name])
  }
}

// Chosen types.
extension OwnRuleCheck {
  private func checkType(
    _ type: SymbolID, _ selection: TypeSelection, _ placement: PlacementMatcher, _ findings: inout Findings
  ) {
    let declared = codebase.symbols[type]
    let file = codebase.file(of: type)
    let place = Self.place(of: type, codebase)
    let name = codebase.symbols.qualifiedName(of: type)
    for clause in rule.required where !selection.matches(type, clause, placement) {
      let remark: String
      switch clause.matcher {
      case .layer: remark = "'\(name)' stands in \(file.layerWords), not in layer \(clause.list)"
      case .feature: remark = "'\(name)' stands in \(file.featureWords), not in feature \(clause.list)"
      case .module: remark = "'\(name)' stands in \(file.moduleWords), not in module \(clause.list)"
      case .files: remark = "'\(name)' does not stand in \(clause.list)"
      case .named: remark = "'\(name)' is not named like \(clause.list)"
      case .conformingTo: remark = "'\(name)' does not conform to \(clause.list)"
      case .attributed: remark = "'\(name)' has no attribute \(clause.list)"
      case .declaredAs: remark = "'\(name)' is a \(declared.kind.keyword), not \(clause.list)"
      case .modified: remark = "'\(name)' is not declared \(clause.list)"
      case .imports: remark = "the file of '\(name)' imports none of \(clause.list)"
      case .except, .types, .calls, .members: continue
      }
      findings.add(.missing(remark, rule), at: codebase.nameRange(of: type), in: place, about: .type(type))
    }
    for clause in rule.forbidden {
      switch clause.matcher {
      case .types, .calls, .members:
        checkInside(type, clause, &findings)
      case .imports:
        let names = NamesInFile(codebase, file: declared.file)
        let whole = ByteRange(start: 0, end: Int32(file.facts.bytes.count))
        for found in names.found(by: .imports, within: whole) {
          report(found, clause, file, declared.file, &findings)
        }
      case .layer, .feature, .module, .files, .named, .conformingTo, .attributed, .declaredAs, .modified:
        guard selection.matches(type, clause, placement) else { continue }
        findings.add(
          .broken("'\(name)' \(clause.verb) \(clause.list)", rule), at: codebase.nameRange(of: type),
          in: place, about: .type(type))
      case .except: continue
      }
    }
  }

  /// What stands in a type and in its extensions.
  private func checkInside(_ type: SymbolID, _ clause: OwnRule.Clause, _ findings: inout Findings) {
    for declaration in codebase.symbols.declarations(of: type) {
      let file = codebase.files[Int(declaration.file)]
      guard !file.isTest else { continue }
      let extent = file.facts.types[Int(declaration.index)].extent
      let names = NamesInFile(codebase, file: declaration.file)
      for found in names.found(by: clause.matcher, within: extent) {
        report(found, clause, file, declaration.file, &findings)
      }
    }
  }
}

extension SourceFile {
  fileprivate var layerWords: String { layer.map { "layer '\($0.name)'" } ?? "no layer" }
  fileprivate var featureWords: String { feature.map { "feature '\($0)'" } ?? "no feature" }
  fileprivate var moduleWords: String { placement.module.map { "module '\($0)'" } ?? "no module" }
}

extension OwnRule.Clause {
  /// `'A' or 'B'`
  fileprivate var list: String { patterns.map { "'\($0.text)'" }.joined(separator: " or ") }

  /// Between the name of a type and the list.
  fileprivate var verb: String {
    switch matcher {
    case .layer: "stands in layer"
    case .feature: "stands in feature"
    case .module: "stands in module"
    case .files: "stands in"
    case .named: "is named like"
    case .conformingTo: "conforms to"
    case .attributed: "has the attribute"
    case .declaredAs: "is declared as"
    case .modified: "is declared"
    case .imports, .types, .calls, .members, .except: "uses"
    }
  }
}

extension Remark {
  fileprivate static func forbidden(
    _ name: String, _ matcher: OwnRuleMatcher, _ pattern: String, _ rule: OwnRule, _ file: SourceFile
  ) -> Remark {
    let what =
      switch matcher {
      case .imports: "'\(name)' is imported"
      case .types: "'\(name)' is named"
      case .calls: "'\(name)' is called"
      case .members: "'\(name)' is used"
      case .named: "a type is named '\(name)'"
      case .conformingTo: "a type conforms to '\(name)'"
      case .attributed: "'@\(name)' stands"
      case .declaredAs: "a \(name) is declared"
      case .modified: "'\(name)' stands"
      case .layer, .feature, .module, .files, .except: "'\(name)' stands"
      }
    let place = file.layer.map { " in layer '\($0.name)'" } ?? " here"
    return Remark(
      what + place, label: "'\(rule.id)' forbids '\(pattern)'",
      fix: rule.fix ?? "remove it, or move the code to where it may be")
  }

  fileprivate static func missing(_ message: String, _ rule: OwnRule) -> Remark {
    Remark(message, label: "'\(rule.id)' asks for it", fix: rule.fix ?? "do what '\(rule.id)' asks for")
  }

  fileprivate static func broken(_ message: String, _ rule: OwnRule) -> Remark {
    Remark(message, label: "'\(rule.id)' forbids it", fix: rule.fix ?? "change what '\(rule.id)' forbids")
  }
}
