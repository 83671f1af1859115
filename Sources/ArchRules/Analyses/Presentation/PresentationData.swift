import ArchFacts
import ArchKnowledge
import ArchModel

/// The places where views and view models go past repositories.
struct PresentationData: Analysis {
  private struct Access {
    let use: DataAccessUse
    let owner: CodeType
    /// The property or function that it is in; empty where it is none of the type's.
    let declaration: String
  }

  /// In the order of files and offsets.
  private var all: [Access] = []

  static var asks: [any Analysis.Type] { [SharedClients.self] }

  init(_ code: Code) {
    let shared = code[SharedClients.self]
    for file in code.files where file.types.contains(where: Self.isJudged) {
      let uses = DataAccessUse.all(in: file, shared) {
        code.codebase.typeAround($0).map(Self.isJudged) ?? false
      }
      for use in uses {
        guard let owner = code.codebase.typeAround(use.place) else { continue }
        let member = file.facts.members.last {
          $0.owner == use.place.owner && $0.extent.contains(use.range.start)
        }
        all.append(
          Access(use: use, owner: owner, declaration: member.map { file.facts.verbatim($0.name) } ?? ""))
      }
    }
  }

  private static func isJudged(_ type: CodeType) -> Bool { type.isView || type.isViewModel }

  /// One group for each kind of data and each property or function.
  private struct Group {
    let first: Access
    /// The further names, each where it is first.
    var others: [Findings.Related] = []
    var texts: Set<String>
    var uses: [Findings.Use] = []
  }

  private struct Key: Hashable {
    let owner: CodeType
    let access: DataAccess
    let declaration: String
  }

  private static let mostRelated = 4

  /// One finding for each group, at its first use. `allow` may name what is used, or the type that uses it.
  func report(
    _ findings: inout Findings, of isWanted: (DataAccess, CodeType) -> Bool,
    as remark: (DataAccessUse, CodeType) -> Remark
  ) {
    var groups: [Group] = []
    var positions: [Key: Int] = [:]
    for access in all where isWanted(access.use.access, access.owner) {
      let (use, owner) = (access.use, access.owner)
      guard
        !findings.allows(.edge(to: .name(use.text)), at: use.range, in: use.place, aliases: owner.names)
      else { continue }
      let key = Key(owner: owner, access: use.access, declaration: access.declaration)
      // What an initializer is given or makes is what a property holds.
      let position =
        access.declaration == "init"
        ? groups.firstIndex { $0.first.owner == owner && $0.first.use.access == use.access } : positions[key]
      guard let position else {
        positions[key] = groups.count
        groups.append(Group(first: access, texts: [use.text]))
        continue
      }
      groups[position].uses.append(Findings.Use(range: use.range, place: use.place))
      guard groups[position].texts.insert(use.text).inserted, groups[position].others.count < Self.mostRelated
      else { continue }
      groups[position].others.append(
        Findings.Related(file: use.place.file, offset: use.range.start, message: "'\(use.text)' as well"))
    }
    for group in groups {
      let use = group.first.use
      findings.add(
        remark(use, group.first.owner), at: use.range, in: use.place,
        about: .edge(to: .name("\(use.access)"), .declaration), related: group.others, uses: group.uses)
    }
  }
}

/// The first place where a type uses another.
struct FirstUse {
  let use: TypeUse
  let user: CodeType
  let type: CodeType

  /// One for each two types, of the app's own code outside the composition root; not what only extends or inherits.
  static func all(
    in codebase: Codebase, by isUser: (CodeType) -> Bool, of isWanted: (CodeType) -> Bool
  ) -> [FirstUse] {
    var seen: Set<[SymbolID]> = []
    return codebase.typeUses.compactMap { use in
      guard let user = codebase.typeAround(use.place), isUser(user), use.kind != .inheritance,
        use.kind != .extended, isWanted(CodeType(codebase, use.symbol)),
        codebase.isOutsideOfRoot(use.place, at: use.range.start), !isConstant(use, codebase),
        seen.insert([user.id, use.symbol]).inserted
      else { return nil }
      return FirstUse(use: use, user: user, type: CodeType(codebase, use.symbol))
    }
  }

  /// `TripsRepository.pageSize`, which is written in the code and works for nobody.
  private static func isConstant(_ use: TypeUse, _ codebase: Codebase) -> Bool {
    let facts = codebase.files[use.place.file].facts
    guard use.kind == .member, let name = MemberOfType.name(behind: use.range.end, in: facts) else {
      return false
    }
    let text = facts.verbatim(name)
    guard codebase.sharedInstances.instance(text, of: use.symbol, in: codebase.code) == nil else {
      return false
    }
    return CodeType(codebase, use.symbol).members.contains { member in
      guard member.kind == .let, member.declared.isStatic, member.name == text else { return false }
      if let type = member.type { return !codebase.isComponent(type) }
      // Of what a function answers with nobody knows, and a session of Apple's works.
      switch member.file.expressions.kind(ofValue: member.declared.value, at: member.place) {
      case .foreign(let name): return !atWork.contains(name)
      case .own, .list, .pairs, .pair: return true
      case .unknown: return member.file.facts.calls(withArgumentsIn: member.declared.value).isEmpty
      }
    }
  }

  private static let atWork = AppleTypes[.network].union(AppleTypes[.stores])

  func report(_ remark: Remark, _ findings: inout Findings) {
    findings.add(
      remark, at: use.range, in: use.place, about: .edge(from: .type(user.id), to: .type(type.id)),
      related: [type.declared("'\(type.name)' is declared here")])
  }
}

extension OptionReader {
  mutating func judgesFiles() -> Bool {
    flag(
      "files", "Whether files count as data, besides what is read from an address.", more: .demands)
  }
}
