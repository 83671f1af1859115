import ArchFacts
import ArchModel

extension CodeMember {
  /// What a member of a type calls and reads by a bare name, or after `self`, `Self` or the name of the type.
  func ownNames(of type: CodeType) -> [String] {
    let facts = file.facts
    return facts.nameChains(in: declared.extent).compactMap { chain in
      let names = NamePath.names(chain, in: facts.bytes).prefix(2).map { facts.verbatim($0) }
      guard let first = names.first else { return nil }
      return first == "self" || first == "Self" || first == type.simpleName ? names.last : first
    }
  }
}
