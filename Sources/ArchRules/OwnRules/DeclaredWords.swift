import ArchConfig
import ArchFacts
import ArchModel

// What is declared, as messages of a team's own rules tell it.

extension OwnRuleSelection {
  /// The same with those of its alternatives that are met, where any are.
  func telling(_ isMet: (OwnRuleSelection) -> Bool) -> OwnRuleSelection {
    guard !alternatives.isEmpty else { return self }
    let met = alternatives.filter(isMet)
    guard !met.isEmpty else { return self }
    var selection = self
    selection.alternatives = met
    return selection
  }

  /// What something is, where that can be told.
  struct Declared {
    /// `'Cart?'`, where one type is written.
    let type: String?
    let parameters: [String]
    let supertypes: [String]
    let labels: [String]
    /// `'PayError'`, or what is thrown where no type is written; `nil` for nothing.
    let thrown: String?

    init(_ declaration: SelectedDeclaration, _ facts: FileFacts) {
      let error = declaration.writtenTypes(in: facts, .throws).first.map { "'\(facts.text($0))'" }
      thrown = declaration.throws(in: facts) ? error ?? "any error" : nil
      supertypes = declaration.writtenTypes(in: facts, .declaredWith).map(facts.text)
      parameters = declaration.parameterTypes(in: facts).map(facts.text)
      labels = declaration.parameters(in: facts).map { facts.text(facts.unquoted($0.label)) }
      let written = declaration.writtenTypes(in: facts)
      type = written.count == 1 ? "'\(facts.text(written[0]))'" : nil
    }

    /// `'Row?' and '[Row]'`: the parameters that are what a word names.
    func taken(by clause: OwnRule.Clause) -> String? { Self.listed(parameters, in: clause) }

    /// What is after the colon and is what a word names.
    func supertypes(listedIn clause: OwnRule.Clause) -> String? { Self.listed(supertypes, in: clause) }

    /// `nil` where that is told by something else than names.
    private static func listed(_ all: [String], in clause: OwnRule.Clause) -> String? {
      var met: [String] = []
      for written in all where !met.contains(written) {
        let compared = OwnRuleType.compared(written)
        let bare = OwnRuleType.bare(compared)
        let texts = [compared, bare, OwnRuleType.unqualified(bare)]
        if clause.patterns.contains(where: { texts.contains(where: $0.name.matches) }) { met.append(written) }
      }
      return met.isEmpty ? nil : met.map { "'\($0)'" }.joined(separator: " and ")
    }
  }
}

extension DeclarationSelection {
  func words(_ id: SubjectID) -> String { self[id].words(in: codebase) }
}

extension SelectedDeclaration {
  /// `'Cart'`, `'extension Cart'`, `function 'pay(_:)' of 'Cart'`
  func words(in codebase: Codebase) -> String {
    guard let subject, subject != .types else {
      let own = names(in: codebase).last ?? ""
      if case .type(.extension) = kind { return "'extension \(own)'" }
      return "'\(own)'"
    }
    let facts = codebase.files[file].facts
    let owner = owner(in: facts)
    let around = owner < 0 ? "" : " of '\(facts.qualifiedName(ofType: owner))'"
    if case .member(.subscript) = kind { return "a subscript\(around)" }
    return "\(subject.word) '\(facts.text(name(in: facts)))\(labels(in: facts))'\(around)"
  }

  private func labels(in facts: FileFacts) -> String {
    guard case .member(let kind) = kind, kind == .func || kind == .`init` else { return "" }
    let parameters = facts.members[Int(index)].parameters.indices
    return "(" + parameters.map { facts.text(facts.parameters[$0].label) + ":" }.joined() + ")"
  }
}

extension SourceFile {
  var layerWords: String { layer.map { "layer '\($0.name)'" } ?? "no layer" }
  var featureWords: String { feature.map { "feature '\($0)'" } ?? "no feature" }
  var moduleWords: String { placement.module.map { "module '\($0)'" } ?? "no module" }
}
