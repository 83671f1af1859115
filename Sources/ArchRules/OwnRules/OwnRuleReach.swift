package import ArchConfig
import ArchFacts
package import ArchModel

/// What one of the team's own rules looks at in a codebase.
package struct OwnRuleReach: Sendable {
  /// Where a type that the rule looks at is declared.
  package struct Place: Sendable {
    package let name: String
    package let path: String
    package let line: Int
  }

  /// In the order of the codebase.
  package let paths: [String]
  /// `nil` for a rule about whole files.
  package let types: [Place]?

  package init(of rule: OwnRule, in codebase: Codebase) {
    let check = OwnRuleCheck([rule], in: codebase)
    if rule.types.isEmpty {
      let wanted = rule.code
      paths = codebase.files.ids.filter {
        check.placement.isInScope($0, of: rule)
          && !codebase.files[$0].purposes.isDisjoint(with: wanted)
      }.map { codebase.files[$0].path }
      types = nil
      return
    }
    let subjects = check.selection.subjects(of: check.rules[0])
    types = subjects.map { id in
      let subject = check.selection[id]
      let file = codebase.files[subject.file]
      return Place(
        name: codebase.symbols.qualifiedName(of: subject.symbol), path: file.path,
        line: file.lines.line(at: check.selection.nameRange(of: id).start))
    }
    let files = Set(subjects.map { check.selection[$0].file })
    paths = files.sorted().map { codebase.files[$0].path }
  }
}
