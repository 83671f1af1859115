import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Who names members. Whatever has the name of a member counts as a use of it, since what a name means after a period is
/// not always known: it may be said that nobody uses a member, and never that somebody does.
struct NamesOfMembers: Sendable {
  /// A place that names something, or several that are all the same to those who ask.
  private struct Use: Hashable, Sendable {
    let user: UseGraph.User
    /// The member of that name that it is in, which cannot be all that uses it; into `members`.
    let within: Int32
    let isInApp: Bool
  }

  private let codebase: Codebase
  private let names: NameTable
  /// By name.
  private var uses: [[Use]]

  init(in codebase: Codebase, _ work: some WorkDistribution) {
    self.codebase = codebase
    var names = NameTable()
    var shapes = NameShapes()
    for file in codebase.files {
      for name in file.facts.namesOfMembers {
        _ = names.intern(file.facts.bytes, name)
        shapes.insert(name, file.facts.bytes)
      }
    }
    self.names = names
    uses = Array(repeating: [], count: names.count)
    let (table, known) = (names, shapes)
    let found = work.map(codebase.files.count, atOnce: 16) { number in
      Self.uses(inFile: codebase.files.ids[number], of: table, known, codebase)
    }
    for (name, use) in found.joined() { uses[name.tableIndex].append(use) }
  }

  private static func uses(
    inFile index: FileID, of names: NameTable, _ shapes: NameShapes, _ codebase: Codebase
  ) -> [(NameID, Use)] {
    let file = codebase.files[index]
    let facts = file.facts
    let declared = Set(facts.namesOfMembers.map(\.start))
    var members: [NameID: [Int32]] = [:]
    for (number, member) in facts.members.enumerated() {
      members[names.find(facts.bytes, facts.unquoted(member.name)), default: []].append(Int32(number))
    }
    var seen: [NameID: Set<Use>] = [:]
    var found: [(NameID, Use)] = []
    var types = OpenTypes(facts)
    func note(_ name: ByteRange, at start: Int32) {
      guard shapes.contain(name, facts.bytes) else { return }
      let id = names.find(facts.bytes, name)
      guard id.exists else { return }
      let around = members[id]?.filter { facts.members[Int($0)].extent.contains(start) } ?? []
      let innermost = around.min {
        facts.members[Int($0)].extent.count < facts.members[Int($1)].extent.count
      }
      let type = types.innermost(at: start)
      let symbol = type < 0 ? .noType : codebase.symbols.symbolOfDeclaration[index][Int(type)]
      let use = Use(
        user: UseGraph.User(type: symbol, file: index), within: innermost ?? FileFacts.none,
        isInApp: file.isProduction(at: start))
      if seen[id, default: []].insert(use).inserted { found.append((id, use)) }
    }
    facts.bytes.forEachIdentifierInCode { written in
      guard !declared.contains(written.start) else { return }
      note(written, at: written.start)
      if let plain = written.withoutMark(in: facts.bytes) { note(plain, at: written.start) }
    }
    return found
  }

  /// Who may use a member, each of them once; `nil` where others may who do not name it.
  func users(of member: SelectedDeclaration, everywhere: Bool) -> [UseGraph.User]? {
    let facts = codebase.files[member.file].facts
    let name = names.find(facts.bytes, facts.unquoted(member.name(in: facts)))
    guard name.exists, !mayBeCalledUnnamed(member, facts) else { return nil }
    let isMember = if case .member = member.kind { true } else { false }
    var users: Set<UseGraph.User> = []
    for use in uses[name.tableIndex] where use.isInApp || everywhere {
      if isMember, use.user.file == member.file, use.within == member.index { continue }
      users.insert(use.user)
    }
    return users.sorted()
  }

  // Those that others use

  private func mayBeCalledUnnamed(_ member: SelectedDeclaration, _ facts: FileFacts) -> Bool {
    let name = facts.unquoted(member.name(in: facts))
    // An operator and a subscript have no name to be called by.
    if case .member(.subscript) = member.kind { return true }
    guard facts.bytes[Int(name.start)].isIdentifierPart else { return true }
    if Self.unnamed.contains(name, in: facts.bytes) { return true }
    let attributes = member.attributes(in: facts).indices.map { facts.text(facts.names[$0]) }
    let modifiers = member.modifiers(in: facts).indices.map { facts.text(facts.names[$0]) }
    if attributes.contains(where: Self.attributes.contains)
      || modifiers.contains(where: Self.modifiers.contains)
    {
      return true
    }
    guard member.symbol.exists else { return false }
    let supertypes = codebase.symbols.foreignSupertypes(of: member.symbol)
    if isRead(member, facts), supertypes.contains(where: Self.reads.contains) { return true }
    // What is private cannot be what a protocol asks for.
    if member.modifiers(in: facts).indices.contains(where: { facts.matches(facts.names[$0], "private") }) {
      return false
    }
    return !supertypes.allSatisfy(Self.modest.contains) || hasUnknownMacro(member.symbol)
  }

  /// Whether it is what a format is made of.
  private func isRead(_ member: SelectedDeclaration, _ facts: FileFacts) -> Bool {
    guard case .member = member.kind else { return true }
    return !facts.members[Int(member.index)].isComputed && member.subject == .properties
  }

  /// Whether a macro may let a type conform to anything.
  private func hasUnknownMacro(_ type: SymbolID) -> Bool {
    codebase.symbols.declarations(of: type).contains { part in
      let facts = codebase.files[part.file].facts
      return facts.types[Int(part.index)].attributes.indices.contains { attribute in
        let name = facts.text(facts.names[attribute]).prefix { $0 != "(" }
        return !Self.plain.contains(String(name))
      }
    }
  }

  private static let unnamed = WordSet(CalledUnnamed[.member])
  private static let attributes = CalledUnnamed[.attribute]
  private static let modifiers = CalledUnnamed[.modifier]
  private static let reads = CalledUnnamed[.reads]
  private static let modest = CalledUnnamed[.modest]
  private static let plain = CalledUnnamed[.plain]
}

/// The types around places that are asked for in the order of the source.
private struct OpenTypes {
  private let facts: FileFacts
  private let order: [Int32]
  private var next = 0
  private var open: [Int32] = []

  init(_ facts: FileFacts) {
    self.facts = facts
    order = facts.types.indices.map(Int32.init).sorted {
      facts.types[Int($0)].extent.start < facts.types[Int($1)].extent.start
    }
  }

  /// `none` outside types.
  mutating func innermost(at offset: Int32) -> Int32 {
    while next < order.count, facts.types[Int(order[next])].extent.start <= offset {
      open.append(order[next])
      next += 1
    }
    while let last = open.last, facts.types[Int(last)].extent.end <= offset { open.removeLast() }
    return open.last ?? FileFacts.none
  }
}

extension FileFacts {
  /// Of properties, functions and cases, without backticks.
  fileprivate var namesOfMembers: [ByteRange] {
    (members.map(\.name) + enumCases.map(\.name)).map(unquoted)
  }
}

extension ByteRange {
  /// `rows` of `$rows` and of `_rows`, which a property wrapper brings with it; `nil` for all others.
  fileprivate func withoutMark(in bytes: [UInt8]) -> ByteRange? {
    let first = bytes[Int(start)]
    let isMarked = first == UInt8(ascii: "$") || first == UInt8(ascii: "_")
    return isMarked && count > 1 ? ByteRange(start: start + 1, end: end) : nil
  }
}
