import ArchFacts
import ArchModel

// What to do instead of filling a property in.
extension Advice {
  /// - Parameter isRead: whether other types read it, so that it cannot be private.
  func insteadOfFilling(_ property: CodeMember, with type: CodeType, isRead: Bool) -> String {
    let (offset, place) = (property.declared.name.start, property.place)
    let isLeftToViewModel =
      switch receiver(at: offset, in: place, of: type) {
      case .viewModel: true
      case .initializer, .parameter, .property, .entryPoint, .nothing: false
      }
    let access = isRead ? "" : "private "
    let kept = access + (property.modifiers.contains("weak") ? "weak var" : "let")
    var rest = [isLeftToViewModel ? "remove '\(property.name)' here" : "make the property '\(kept)'"]
    if let asking = requirement(of: property) {
      rest.insert("take '\(property.name)' out of '\(asking.name)'", at: 0)
    }
    return (taking(type, at: offset, in: place) + rest).asSteps
  }

  /// The protocol that asks for a property, so that it cannot be private.
  private func requirement(of property: CodeMember) -> CodeType? {
    codebase.typeAround(property.place)?.supertypes.first { supertype in
      supertype.kind == .protocol
        && supertype.members.contains { $0.name == property.name && $0.declared.isVariable }
    }
  }
}
