import ArchFacts
import ArchKnowledge

/// Tells presenters, which say what a view is to show, from what is called so because it presents something itself: a
/// spinner over a view, a dialog on a screen, a flow of another coordinator.
enum ScreenPresenters {
  /// What a type is whose name ends as that of a presenter, where a function of its own is handed the view or the screen on
  /// which to show something, and it holds nothing that works but the coordinator that it starts; `nil` for a presenter.
  static func role(of symbol: SymbolID, in code: NamedCode) -> Role? {
    let members = code.members(of: symbol)
    guard members.contains(where: { takesScreen($0, code) }) else { return nil }
    var leads = false
    for reference in members {
      let member = code.member(reference)
      guard member.kind == .let || member.kind == .var, !member.isComputed, !member.isStatic,
        let held = held(by: member, reference, code)
      else { continue }
      let role = RoleOfType.role(ofName: code.symbols[held].name, in: code)
      if role == .coordinator || isCalledCoordinator(held, code) {
        leads = true
      } else if code.symbols[held].kind == .protocol && !code.isDelegate(held) || role?.isWork ?? false {
        return nil
      }
    }
    return leads ? .coordinator : .view
  }

  /// `CartCoordinatorProtocol`
  private static func isCalledCoordinator(_ symbol: SymbolID, _ code: NamedCode) -> Bool {
    CamelCaseWords.of(code.symbols.name(of: symbol)).contains(where: navigators.contains)
  }

  private static let navigators = CoordinationWords[.coordinator]

  /// `func present(from screen: UIViewController, animated: Bool)`
  private static func takesScreen(_ reference: MemberReference, _ code: NamedCode) -> Bool {
    let member = code.member(reference)
    let file = code.files[reference.file]
    guard member.kind == .func, !member.isStatic, !file.isFilePrivate(member) else { return false }
    let facts = file.facts
    return member.parameters.indices.contains { index in
      TypeText.singleName(facts.parameters[index].type, in: facts.bytes)
        .map { surfaces.contains(facts.verbatim($0)) } ?? false
    }
  }

  /// On which something can be shown; a cell is filled in.
  private static let surfaces = AppleTypes.shown.subtracting(AppleTypes[.reused])

  private static func held(by member: Member, _ reference: MemberReference, _ code: NamedCode) -> SymbolID? {
    code.resolveType(
      member.type, at: Place(file: reference.file, owner: member.owner, function: FileFacts.none))
  }
}
