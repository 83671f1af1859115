import ArchFacts
import ArchKnowledge
import ArchModel

/// Where code gets or keeps data when it goes past repositories.
enum DataAccess: CaseIterable {
  case coreData, swiftData, network, cloud, defaults, keychain, database, address, files

  /// Worded to follow "reaches for".
  var words: String {
    switch self {
    case .coreData: "Core Data"
    case .swiftData: "SwiftData"
    case .network: "the network"
    case .cloud: "CloudKit"
    case .defaults: "the user defaults"
    case .keychain: "the keychain"
    case .database: "the database"
    case .address: "a file or an address"
    case .files: "files"
    }
  }

  /// Types whose mention is access. Values such as requests, object ids and predicates are not access, nor are entities.
  static let types = table([
    (AppleTypes[.coreData], .coreData), (AppleTypes[.swiftData], .swiftData),
    (AppleTypes[.request], .network),
    (AppleTypes[.cloud], .cloud), (AppleTypes[.defaults], .defaults), (AppleTypes[.files], .files),
  ])

  static let typeNames = WordSet(types.keys)

  /// Property wrappers that fetch, and those that keep.
  static let wrappers = table([
    (AppleAttributes[.fetchesCoreData], .coreData), (AppleAttributes[.fetchesSwiftData], .swiftData),
    (AppleAttributes[.keepsDefaults], .defaults),
  ])

  /// Values of the SwiftUI environment that are a database.
  static let environment = table([
    (AppleProperties[.coreDataKey], .coreData), (AppleProperties[.swiftDataKey], .swiftData),
  ])

  /// Members that lead to a database, if what they are read from says so.
  static let members = table([
    (AppleProperties[.coreData], .coreData), (AppleProperties[.swiftData], .swiftData),
  ])

  private static func table(_ groups: [(Set<String>, DataAccess)]) -> [String: DataAccess] {
    var table: [String: DataAccess] = [:]
    for (names, access) in groups {
      for name in names { table[name] = access }
    }
    return table
  }

  init(_ library: LibraryClient.Kind) {
    switch library {
    case .server: self = .network
    case .database: self = .database
    case .keychain: self = .keychain
    case .defaults: self = .defaults
    }
  }

  static let keychainFunctions = AppleFunctions[.keychain]

  static let databaseFunctions = AppleFunctions[.stores].subtracting(keychainFunctions)
}

/// One place where a type goes past repositories.
struct DataAccessUse {
  let access: DataAccess
  /// As it reads in a message: `NSManagedObjectContext`, `@FetchRequest`, `container.viewContext`.
  let text: String
  let range: ByteRange
  let place: Place

  /// The places of one file, in the order of offsets, that belong to code a rule looks at.
  static func all(
    in file: CodeFile, _ shared: SharedClients, where isWanted: (Place) -> Bool
  ) -> [DataAccessUse] {
    var finder = DataAccessFinder(file)
    finder.findTypes()
    finder.findReading()
    finder.findFunctions()
    finder.findWrappers()
    finder.findMembers(shared, where: isWanted)
    return (finder.uses + shared.uses(in: file)).filter {
      isWanted($0.place) && file.codebase.isOutsideOfRoot($0.place, at: $0.range.start)
    }.sorted { $0.range.start < $1.range.start }
  }
}

extension DataAccessUse {
  /// Those that a property wrapper of one file is, in the order of offsets.
  static func wrappers(in file: CodeFile) -> [DataAccessUse] {
    var finder = DataAccessFinder(file)
    finder.findWrappers()
    return finder.uses
  }
}

private struct DataAccessFinder {
  private let file: CodeFile
  private var codebase: Codebase { file.codebase }
  private var facts: FileFacts { file.facts }
  private(set) var uses: [DataAccessUse] = []

  init(_ file: CodeFile) { self.file = file }

  private static let environment = AppleAttributes.only(.environment)
  private static let ofEveryRecord = AppleProperties.only(.ofEveryRecord)

  mutating func findTypes() {
    for use in ForeignUse.types(DataAccess.typeNames, in: file) {
      guard let access = DataAccess.types[use.name], !MemberOfType.isType(behind: use.range.end, in: facts),
        !isGivenByProtocol(use.range, at: use.place)
      else { continue }
      uses.append(DataAccessUse(access: access, text: use.name, range: use.range, place: use.place))
    }
    for client in LibraryClient.uses(in: file) {
      let use = client.use
      guard !isGivenByProtocol(use.range, at: use.place) else { continue }
      uses.append(
        DataAccessUse(
          access: DataAccess(client.kind), text: use.isAttribute ? "@\(use.name)" : use.name,
          range: use.range,
          place: use.place))
    }
  }

  /// `Data(contentsOf: url)`, which may be an address as well.
  mutating func findReading() {
    for use in FileReading.uses(in: file, ofBundles: false) {
      // Whatever is named a file is one.
      let mayBeAddress = use.name.contains(Self.address) && !FileReading.isOfFile(use, in: file)
      let access = mayBeAddress ? DataAccess.address : .files
      uses.append(DataAccessUse(access: access, text: use.name, range: use.range, place: use.place))
    }
  }

  private static let address = "(contentsOf:"

  /// `store: any KeyValueStoring = UserDefaults.standard`: the type asks for a protocol.
  private func isGivenByProtocol(_ range: ByteRange, at place: Place) -> Bool {
    facts.parameters.contains { parameter in
      parameter.defaultValue.contains(range)
        && codebase.resolveType(parameter.type, at: place).map {
          codebase.symbols[$0].kind == .protocol
        } ?? false
    }
  }

  mutating func findFunctions() {
    for (names, access) in [
      (DataAccess.keychainFunctions, DataAccess.keychain), (DataAccess.databaseFunctions, .database),
    ] {
      for use in ForeignUse.functions(names, in: file) {
        uses.append(DataAccessUse(access: access, text: use.name, range: use.range, place: use.place))
      }
    }
  }

  /// `@FetchRequest var …`, `@Query var …`, `@Environment(\.managedObjectContext) var …`
  mutating func findWrappers() {
    let facts = facts
    for member in facts.members where !member.attributes.isEmpty && member.owner >= 0 {
      let place = file.place(in: member.owner)
      for attribute in member.attributes.indices.lazy.map({ facts.names[$0] }) {
        guard let last = NamePath.names(attribute, in: facts.bytes).last else { continue }
        let name = facts.verbatim(last)
        if let foreign = codebase.foreignName(of: attribute, at: place),
          let access = DataAccess.wrappers[foreign]
        {
          uses.append(DataAccessUse(access: access, text: "@\(name)", range: attribute, place: place))
        } else if let access = accessOfOwnWrapper(attribute, at: place) {
          uses.append(DataAccessUse(access: access, text: "@\(name)", range: attribute, place: place))
        }
        guard name == Self.environment,
          let key = EnvironmentAttribute.key(of: attribute, in: facts),
          let access = DataAccess.environment[facts.verbatim(key)]
        else { continue }
        let text = "@Environment(\\.\(facts.verbatim(key)))"
        uses.append(DataAccessUse(access: access, text: text, range: key, place: place))
      }
    }
  }

  /// What a property wrapper of this codebase keeps its value in, as far as its own code says.
  private func accessOfOwnWrapper(_ attribute: ByteRange, at place: Place) -> DataAccess? {
    guard let type = codebase.typeNamed(attribute, at: place), !type.symbol.isExternal,
      type.isPropertyWrapper
    else { return nil }
    var finder = DataAccessFinder(type.file)
    finder.findTypes()
    finder.findFunctions()
    return finder.uses.first { codebase.isInside(type.id, $0.place) }?.access
  }

  /// `PersistenceController.shared.container.viewContext`, `trip.managedObjectContext`
  mutating func findMembers(_ shared: SharedClients, where isWanted: (Place) -> Bool) {
    let (file, facts, codebase) = (file, facts, codebase)
    lazy var types = file.expressions
    /// What others hold: what the type itself has is told where it is declared.
    func owner(_ names: ArraySlice<ByteRange>, _ place: Place) -> SymbolID? {
      guard let owner = types.kind(of: names, at: place).symbol, let own = codebase.type(at: place),
        owner != own, !codebase.symbols.inherits(own, from: owner)
      else { return nil }
      return owner
    }
    func note(_ names: [ByteRange], _ place: Place) {
      // The last that leads there says most: `store.container.viewContext`.
      for (position, name) in names.enumerated().dropFirst().reversed() {
        let text = facts.verbatim(name)
        let access =
          shared.access(ofMember: text) { owner(names[..<position], place) }
          ?? DataAccess.members[text].flatMap {
            Self.access(by: names[...position], leadingTo: $0, place, types, facts)
          }
        guard let access else { continue }
        let range = ByteRange(start: names[0].start, end: name.end)
        uses.append(DataAccessUse(access: access, text: facts.text(range), range: range, place: place))
        return
      }
    }
    for access in facts.memberAccesses where !access.isPattern {
      let place = file.place(in: access.owner, function: access.function)
      let names = NamePath.names(access.text, in: facts.bytes)
      guard isWanted(place) else { continue }
      note(names, place)
    }
    for body in facts.bodies {
      let place = file.place(in: facts.functions[Int(body.function)].owner, function: body.function)
      guard isWanted(place) else { continue }
      for chain in NameChain.all(in: body.range, of: facts) where chain.names.count > 1 {
        note(chain.names, place)
      }
    }
  }

  /// What the last name is, as it says itself, where it is read from a database; or the database that it is declared to be.
  private static func access(
    by names: ArraySlice<ByteRange>, leadingTo named: DataAccess, _ place: Place, _ types: ExpressionTypes,
    _ facts: FileFacts
  ) -> DataAccess? {
    if case .foreign(let name) = types.kind(of: names.dropLast(), at: place), DataAccess.types[name] != nil {
      return named
    }
    if case .foreign(let name) = types.kind(of: names, at: place) { return DataAccess.types[name] }
    guard let last = names.last, facts.hasText(last, ofEveryRecord),
      types.kind(of: names, at: place).symbol == nil
    else { return nil }
    // Every managed object has it.
    return named
  }
}
