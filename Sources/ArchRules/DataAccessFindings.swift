import ArchFacts
import ArchModel

/// The places where types go past repositories, one group for each type and kind of data: what one edit mends.
struct DataAccessFindings {
  private struct Group {
    let owner: SymbolID
    let first: DataAccessUse
    /// The further names, each where it stands first.
    fileprivate(set) var others: [Findings.Related] = []
    fileprivate var texts: Set<String>

    /// `TripsView → Core Data`
    fileprivate func symbol(in codebase: Codebase) -> String {
      "\(codebase.symbols.qualifiedName(of: owner)) → \(first.access.words)"
    }
  }

  private struct Key: Hashable {
    let owner: SymbolID
    let access: DataAccess
  }

  private static let mostRelated = 4

  private var groups: [Group] = []
  private var positions: [Key: Int] = [:]

  mutating func add(_ use: DataAccessUse, in owner: SymbolID) {
    let key = Key(owner: owner, access: use.access)
    guard let position = positions[key] else {
      positions[key] = groups.count
      groups.append(Group(owner: owner, first: use, texts: [use.text]))
      return
    }
    guard groups[position].texts.insert(use.text).inserted,
      groups[position].others.count < Self.mostRelated
    else { return }
    groups[position].others.append(
      Findings.Related(file: use.place.file, offset: use.range.start, message: "'\(use.text)' as well"))
  }

  /// One finding for each group, at its first use.
  func report(
    _ codebase: Codebase, _ findings: inout Findings, remark: (DataAccessUse, SymbolID) -> Remark
  ) {
    for group in groups {
      findings.add(
        remark(group.first, group.owner), at: group.first.range, in: group.first.place,
        symbol: group.symbol(in: codebase), related: group.others)
    }
  }
}
