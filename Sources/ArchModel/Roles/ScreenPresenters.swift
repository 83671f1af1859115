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
      if role == .coordinator || code.isCalledCoordinator(held) {
        leads = true
      } else if code.symbols[held].kind == .protocol && !code.isDelegate(held) || role?.isWork ?? false {
        return nil
      }
    }
    return leads ? .coordinator : .view
  }

  /// `func present(from screen: UIViewController, animated: Bool)`
  private static func takesScreen(_ reference: MemberReference, _ code: NamedCode) -> Bool {
    let member = code.member(reference)
    let file = code.files[reference.file]
    guard member.kind == .func, !member.isStatic, !file.isFilePrivate(member) else { return false }
    let facts = file.facts
    return member.parameters.indices.contains { index in
      let parameter = facts.parameters[index]
      return TypeText.singleName(parameter.type, in: facts.bytes)
        .map { surfaces.contains(facts.verbatim($0)) } ?? false
        && !isShown(parameter.name, by: member, facts)
    }
  }

  /// `func routeTo(screen: UIViewController) { view?.present(screen, animated: true) }`: it is what is presented, by a view
  /// that the function is not handed.
  private static func isShown(_ name: ByteRange, by member: Member, _ facts: FileFacts) -> Bool {
    func isIt(_ value: ByteRange) -> Bool {
      facts.hasSameText(facts.withoutBlanks(value), as: name, of: facts)
    }
    func isHandedIn(_ receiver: ByteRange) -> Bool {
      guard let first = NamePath.names(receiver, in: facts.bytes).first else { return false }
      return member.parameters.indices.contains {
        facts.hasSameText(facts.parameters[$0].name, as: first, of: facts)
      }
    }
    let isPassed = facts.calls(withArgumentsIn: member.extent).contains { call in
      (certain.contains(call.member, in: facts.bytes)
        || animated.contains(call.member, in: facts.bytes)
          && facts.argument(of: call, labelled: "animated") != nil)
        && !isHandedIn(call.callee)
        && facts.arguments(of: call).first { _ in true }.map { isIt($0.value) } ?? false
    }
    if isPassed { return true }
    let first = facts.assignments.partitioningIndex { $0.value.start >= member.extent.start }
    return facts.assignments[first...].prefix { $0.value.start < member.extent.end }.contains {
      isIt($0.value) && facts.hasText($0.member, root) && !isHandedIn($0.target)
    }
  }

  private static let certain = WordSet(AppleFunctions[.navigates])
  private static let animated = WordSet(AppleFunctions[.animated])
  private static let root = AppleProperties.only(.root)

  /// On which something can be shown; a cell is filled in.
  private static let surfaces = AppleTypes.shown.subtracting(AppleTypes[.reused])

  private static func held(by member: Member, _ reference: MemberReference, _ code: NamedCode) -> SymbolID? {
    code.resolveType(
      member.type, at: Place(file: reference.file, owner: member.owner, function: FileFacts.none))
  }
}

extension NamedCode {
  /// `CartCoordinatorProtocol`
  func isCalledCoordinator(_ symbol: SymbolID) -> Bool {
    CamelCaseWords.of(symbols.name(of: symbol)).contains(where: navigators.contains)
  }
}

private let navigators = CoordinationWords[.coordinator]
