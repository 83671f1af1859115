import ArchFacts
import ArchModel

/// The places where types go past repositories, one group for each kind of data and each property or function.
struct DataAccessFindings {
  private struct Group {
    let owner: SymbolID
    let declaration: String
    let first: DataAccessUse
    /// The further names, each where it is first.
    fileprivate(set) var others: [Findings.Related] = []
    fileprivate var texts: Set<String>
    fileprivate var uses: [Findings.Use] = []
  }

  private struct Key: Hashable {
    let owner: SymbolID
    let access: DataAccess
    let declaration: String
  }

  private static let mostRelated = 4

  private var groups: [Group] = []
  private var positions: [Key: Int] = [:]

  mutating func add(_ use: DataAccessUse, in owner: SymbolID, of codebase: Codebase) {
    let declaration = Self.declaration(around: use, in: codebase)
    // What an initializer is given or makes is what a property holds.
    let isInitializer = declaration == "init"
    let position =
      isInitializer
      ? groups.firstIndex { $0.owner == owner && $0.first.access == use.access }
      : positions[Key(owner: owner, access: use.access, declaration: declaration)]
    guard let position else {
      positions[Key(owner: owner, access: use.access, declaration: declaration)] = groups.count
      groups.append(Group(owner: owner, declaration: declaration, first: use, texts: [use.text]))
      return
    }
    groups[position].uses.append(Findings.Use(range: use.range, place: use.place))
    guard groups[position].texts.insert(use.text).inserted,
      groups[position].others.count < Self.mostRelated
    else { return }
    groups[position].others.append(
      Findings.Related(file: use.place.file, offset: use.range.start, message: "'\(use.text)' as well"))
  }

  /// Whether `allow` names what is used, or the type that uses it.
  func allows(
    _ use: DataAccessUse, in owner: SymbolID, of codebase: Codebase, _ findings: inout Findings
  ) -> Bool {
    findings.allows(
      .edge(to: .name(use.text)), at: use.range, in: use.place,
      aliases: [codebase.symbols.name(of: owner), codebase.symbols.qualifiedName(of: owner)])
  }

  /// The property or function that it is in; empty where it is none of the type's.
  private static func declaration(around use: DataAccessUse, in codebase: Codebase) -> String {
    let facts = codebase.files[use.place.file].facts
    let member = facts.members.last {
      $0.owner == use.place.owner && $0.extent.contains(use.range.start)
    }
    return member.map { facts.verbatim($0.name) } ?? ""
  }

  /// One finding for each group, at its first use.
  func report(
    _ codebase: Codebase, _ findings: inout Findings, remark: (DataAccessUse, SymbolID) -> Remark
  ) {
    for group in groups {
      findings.add(
        remark(group.first, group.owner), at: group.first.range, in: group.first.place,
        about: .edge(to: .name("\(group.first.access)"), .declaration), related: group.others,
        uses: group.uses)
    }
  }
}
