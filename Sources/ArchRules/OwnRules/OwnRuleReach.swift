package import ArchConfig
import ArchFacts
package import ArchModel

/// What one of the team's own rules looks at in a codebase.
package struct OwnRuleReach: Sendable {
  /// Where something that the rule looks at is declared.
  package struct Place: Sendable {
    package let name: String
    package let path: String
    package let line: Int
  }

  /// In the order of the codebase.
  package let paths: [String]
  /// `nil` for a rule about whole files.
  package let declarations: [Place]?

  package init(of rule: OwnRule, in codebase: Codebase) {
    let rule = rule.withoutCaptures
    let check = OwnRuleCheck([rule], in: codebase, work: InOrder())
    if !rule.subject.isDeclaration {
      let wanted = rule.code
      paths = codebase.files.ids.filter {
        check.selection.isLookedAt(file: $0, by: check.rules[0])
          && !codebase.files[$0].purposes.isDisjoint(with: wanted)
      }.map { codebase.files[$0].path }
      declarations = nil
      return
    }
    let subjects = check.selection.subjects(of: check.rules[0])
    declarations = subjects.map { id in
      let file = codebase.files[check.selection[id].file]
      return Place(
        name: check.selection.names(of: id).last ?? "", path: file.path,
        line: file.lines.line(at: check.selection.nameRange(of: id).start))
    }
    let files = Set(subjects.map { check.selection[$0].file })
    paths = files.sorted().map { codebase.files[$0].path }
  }
}
