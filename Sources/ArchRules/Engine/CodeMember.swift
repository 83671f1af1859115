import ArchFacts
import ArchModel

/// One variable, function or initializer of a type or at file scope, as rules look at it.
struct CodeMember {
  /// Where it is declared.
  let file: CodeFile
  let declared: Member
  let reference: MemberReference

  init(_ file: CodeFile, _ index: Int32) {
    self.file = file
    declared = file.facts.members[Int(index)]
    reference = MemberReference(file: file.index, index: index)
  }

  init(_ reference: MemberReference, _ codebase: Codebase) {
    file = CodeFile(codebase, reference.file)
    declared = codebase.member(reference)
    self.reference = reference
  }

  var kind: MemberKind { declared.kind }
  /// Without backticks.
  var name: String { file.facts.verbatim(file.facts.unquoted(declared.name)) }
  /// In the type, not in its own body.
  var place: Place { file.place(in: declared.owner) }
  /// Where its own generic parameters are known, too.
  var innerPlace: Place { file.place(in: declared.owner, function: declared.function) }
  var isJudged: Bool { file.isJudged(declared.name) }
  /// A `let` or `var` of each instance.
  var isStored: Bool { declared.isStored }
  var parameters: some Sequence<Parameter> {
    declared.parameters.indices.lazy.map { file.facts.parameters[$0] }
  }
  var attributes: [String] { file.source.texts(declared.attributes) }
  var modifiers: [String] { file.source.texts(declared.modifiers) }
  var isFilePrivate: Bool { file.source.isFilePrivate(declared) }

  func related(_ message: String) -> Findings.Related { file.related(declared.name, message) }
}

extension Member {
  var isVariable: Bool { kind == .let || kind == .var }
  /// Of each instance.
  var isStored: Bool { isVariable && !isStatic && !isComputed }
}
