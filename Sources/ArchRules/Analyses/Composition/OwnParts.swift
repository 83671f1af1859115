import ArchFacts
import ArchModel

// What its maker alone can make.
extension Instantiation {
  /// Whether a container is filled where it is made: in its own initializer, or by a static function of its own. What a
  /// feature keeps for itself is filled by the root.
  func fillsContainer(by maker: CodeType?, _ advice: Advice) -> Bool {
    guard let maker, advice.containers.contains(maker.id), maker.file.source.feature == nil else {
      return false
    }
    let facts = maker.codebase.files[place.file].facts
    guard let member = facts.member(around: range.start, of: place.owner) else { return false }
    return member.kind == .`init` || member.isStatic
  }

  /// `MenuService(plugin: self)`, of which the plug-in is what the service keeps weakly: it is a part of its maker, who
  /// cannot be there after it. A screen that makes its presenter of itself is what the rule is about all the same, and so is
  /// who makes what meets a need of others.
  func isPart(of maker: CodeType) -> Bool {
    let codebase = maker.codebase
    let facts = codebase.files[place.file].facts
    if case .conforms = codebase.componentEvidence(of: symbol) { return false }
    guard codebase.role(of: symbol).role == .service, maker.role != .view, let call = facts.call(of: range),
      facts.arguments(of: call).contains(where: { facts.matches($0.value, "self") })
    else { return false }
    // Whom it calls back by a protocol may be anybody.
    let bases = codebase.symbols.supertypes(of: maker.id).filter { codebase.symbols[$0].kind == .class }
    let makers = Set([maker.id] + bases)
    return ([symbol] + codebase.symbols.supertypes(of: symbol)).contains { owner in
      CodeType(codebase, owner).members.contains { member in
        member.isStored && member.type.map(makers.contains) ?? false
          && !Self.unowning.isDisjoint(with: member.modifiers)
      }
    }
  }

  private static let unowning: Set = ["weak", "unowned"]
}
