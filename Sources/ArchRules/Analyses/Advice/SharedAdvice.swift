import ArchFacts
import ArchModel

// What to do instead of reaching for an instance that all share.
extension Advice {
  /// `Services.shared.trips.store.save()` needs the store, and not all that leads to it: the last of a chain of properties
  /// that others depend on, with what is used of it where that is known. Of what is no component itself, such as a holder of
  /// everything, the object that is read is needed, and not the holder.
  ///
  /// - Parameters:
  ///   - type: of the instance.
  ///   - range: what reads it.
  func needed(
    of type: CodeType, at range: ByteRange, in place: Place
  ) -> (type: CodeType, members: Set<String>) {
    let file = CodeFile(codebase, place.file)
    var needed = (type: type, members: member(behind: range, in: place))
    guard let chain = file.facts.nameChain(at: range.start) else { return needed }
    let names = NamePath.names(chain, in: file.facts.bytes)
    guard let shared = names.firstIndex(where: { $0.end == range.end }) else { return needed }
    for index in names.indices.dropFirst(shared + 1).prefix(Self.mostLinks) {
      guard let symbol = file.expressions.kind(of: names[...index], at: place).symbol else { break }
      let reached = CodeType(codebase, symbol)
      let isHeld = needed.type.evidence == nil && reached.kind == .class && reached.role != .view
      guard reached.evidence != nil || codebase.code.isNeed(symbol) || isHeld else { continue }
      let next = index + 1 < names.count ? [file.facts.verbatim(names[index + 1])] : []
      needed = (reached, Set(next))
    }
    return needed
  }

  /// Longer chains are rare, and each link is looked up from the start.
  private static let mostLinks = 4
}

extension SharedInstanceUse {
  /// `Constants.main.rowHeight` of what is no component: how something looks hides no dependency, whatever else is kept
  /// there.
  func readsLook(_ advice: Advice) -> Bool {
    guard CodeType(advice.codebase, instance.type).evidence == nil else { return false }
    let read = advice.member(behind: range, in: place)
    guard !read.isEmpty else { return false }
    return read.allSatisfy { name in
      let declared = advice.codebase.members(of: instance.type, named: name)
      return !declared.isEmpty && declared.allSatisfy(advice.codebase.isLook)
    }
  }
}
