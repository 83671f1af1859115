import ArchFacts
import ArchKnowledge
import ArchModel

/// The clients of servers and databases that others reach: `let supabase = SupabaseClient(…)` at file scope, static
/// properties like it, and those of an object, such as the `context` of a store. Whoever names one reaches for what it
/// talks to.
struct SharedClients: Analysis {
  private var globals: [MemberReference: DataAccess] = [:]
  private var statics: [SymbolID: [String: DataAccess]] = [:]
  private var held: [SymbolID: [String: DataAccess]] = [:]
  /// Of those of objects, whichever have them.
  private var heldNames: Set<String> = []

  private struct Client: Sendable {
    let member: MemberReference
    let name: String
    /// `nil` at file scope.
    let owner: SymbolID?
    let isStatic: Bool
    let access: DataAccess
  }

  private let parts: FileParts<[Client]>

  init(_ code: Code) {
    parts = code.parts(after: code.before(SharedClients.self)?.parts, Self.shared)
    for client in parts.all.lazy.flatMap(\.part) {
      if let owner = client.owner {
        if client.isStatic {
          statics[owner, default: [:]][client.name] = client.access
        } else {
          held[owner, default: [:]][client.name] = client.access
          heldNames.insert(client.name)
        }
      } else {
        globals[client.member] = client.access
      }
    }
  }

  /// Those that one file declares.
  private static func shared(in file: CodeFile) -> [Client] {
    let shared = file.members { member in
      member.isVariable && (!member.isComputed || member.owner >= 0 && !member.isStatic)
    }
    // What is made of one, as `Auth.auth().currentUser?.uid`, is not one.
    let said = shared.map { member -> ByteRange? in
      let said = TypeText.trimmed(
        member.declared.type.isEmpty ? member.declared.value : member.declared.type, in: file.facts.bytes)
      return !said.isEmpty && isClient(said, in: file.facts) ? said : nil
    }
    let clients = clients(in: file, within: said.compactMap(\.self))
    guard !clients.isEmpty else { return [] }
    return zip(shared, said).compactMap { member, said in
      guard let access = said.flatMap({ clients[$0.start] }) else { return nil }
      let owner = file.codebase.type(at: member.place)
      guard owner != nil || member.declared.owner < 0 else { return nil }
      return Client(
        member: member.reference, name: member.name, owner: member.declared.owner < 0 ? nil : owner,
        isStatic: member.declared.isStatic, access: access)
    }
  }

  /// The types of clients that a file names there, by where.
  private static func clients(in file: CodeFile, within ranges: [ByteRange]) -> [Int32: DataAccess] {
    guard !ranges.isEmpty else { return [:] }
    var clients: [Int32: DataAccess] = [:]
    for use in ForeignUse.types(DataAccess.typeNames, in: file, within: ranges) {
      clients[use.range.start] = DataAccess.types[use.name]
    }
    for client in LibraryClient.uses(in: file) {
      clients[client.use.range.start] = DataAccess(client.kind)
    }
    return clients
  }

  /// `SupabaseClient`, `SupabaseClient(url: url)`, `Firestore.firestore()`, `URLSession.shared`; without blanks around.
  private static func isClient(_ said: ByteRange, in facts: FileFacts) -> Bool {
    guard let chain = facts.nameChain(at: said.start) else { return true }
    return NamePath.names(chain, in: facts.bytes).count <= 2
      && (facts.call(of: chain)?.end ?? chain.end) == said.end
  }

  /// What the member of that name leads to; it is asked for the owner only where some type has such a member.
  func access(ofMember name: String, of owner: () -> SymbolID?) -> DataAccess? {
    guard heldNames.contains(name), let owner = owner() else { return nil }
    return held[owner]?[name]
  }

  /// The places of one file that name one, those of objects apart, in the order of offsets.
  func uses(in file: CodeFile) -> [DataAccessUse] {
    var uses: [DataAccessUse] = []
    if !globals.isEmpty {
      var names = GlobalNames(file.codebase)
      for body in file.facts.bodies {
        let place = file.place(in: file.facts.functions[Int(body.function)].owner, function: body.function)
        uses += file.facts.nameChains(in: body.range).compactMap {
          use(ofGlobal: $0, at: place, in: file, &names)
        }
      }
      for member in file.facts.members where member.isVariable && member.owner >= 0 && !member.value.isEmpty {
        let place = file.place(in: member.owner)
        uses += file.facts.nameChains(in: member.value).compactMap {
          use(ofGlobal: $0, at: place, in: file, &names)
        }
      }
    }
    guard !statics.isEmpty else { return uses }
    for use in file.codebase.typeUses(inFile: file.index) where use.kind == .member {
      guard let members = statics[use.symbol],
        let name = MemberOfType.name(behind: use.range.end, in: file.facts),
        let access = members[file.facts.verbatim(name)]
      else { continue }
      let range = ByteRange(start: use.range.start, end: name.end)
      uses.append(DataAccessUse(access: access, text: file.facts.text(range), range: range, place: use.place))
    }
    return uses.sorted { $0.range.start < $1.range.start }
  }

  private func use(
    ofGlobal chain: ByteRange, at place: Place, in file: CodeFile, _ names: inout GlobalNames
  ) -> DataAccessUse? {
    guard let first = NamePath.names(chain, in: file.facts.bytes).first else { return nil }
    for reference in file.codebase.code.globals(named: first, seenFrom: file.index) {
      guard let access = globals[reference], names.isGlobal(first, at: place) else { continue }
      return DataAccessUse(access: access, text: file.facts.verbatim(first), range: first, place: place)
    }
    return nil
  }
}
