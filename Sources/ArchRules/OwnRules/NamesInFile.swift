import ArchConfig
import ArchFacts
import ArchModel

/// What one file names, as a team's own rules ask for it.
struct NamesInFile {
  /// One place that a matcher looks at.
  struct Found {
    /// A single name, or a chain such as `UserDefaults.standard.set`.
    let range: ByteRange
    let reading: WrittenName.Reading
    /// What surrounds it; into `types` and `functions`.
    let owner: Int32
    let function: Int32
    /// Whether anything but a name is before it.
    var hasReceiver = false
    /// The type of this codebase that the range names.
    var symbol: SymbolID?
    /// What to compare instead of the text at the range, into the words of the list.
    fileprivate(set) var word = noWord
    /// Into `calls`.
    var call = FileFacts.none
    /// Into `imports`.
    var imported = FileFacts.none
    /// Into `conditionalRegions`.
    var region = FileFacts.none

    var hasWord: Bool { word != Self.noWord }

    private static let noWord: Int32 = -1
    /// What surrounds it was not noted.
    static let unknown: Int32 = -2

    func place(inFile file: FileID, _ facts: FileFacts) -> Place {
      guard owner == Self.unknown else { return Place(file: file, owner: owner, function: function) }
      return Place(
        file: file, owner: Self.innermost(facts.types.map(\.extent), around: range),
        function: Self.innermost(facts.functions.map(\.extent), around: range))
    }

    private static func innermost(_ extents: [ByteRange], around range: ByteRange) -> Int32 {
      let around = extents.indices.filter { extents[$0].contains(range.start) }
      return around.min { extents[$0].count < extents[$1].count }.map(Int32.init) ?? FileFacts.none
    }
  }

  /// All that one matcher looks at. The words are apart from the places: of a place that holds a text each copy would be
  /// counted, and there are as many places as names.
  struct List {
    private(set) var places: [Found] = []
    private var words: [String] = []

    init(_ places: [Found] = []) { self.places = places }

    mutating func reserveCapacity(_ count: Int) { places.reserveCapacity(count) }

    mutating func append(_ found: Found) { places.append(found) }

    mutating func append(_ found: Found, compared word: String) {
      var found = found
      found.word = Int32(words.count)
      words.append(word)
      places.append(found)
    }

    /// What to compare instead of the text at the range.
    func word(of found: Found) -> String? { found.hasWord ? words[Int(found.word)] : nil }
  }

  let codebase: Codebase
  let index: FileID
  let facts: FileFacts

  init(_ codebase: Codebase, file index: FileID) {
    self.codebase = codebase
    self.index = index
    facts = codebase.files[index].facts
  }

  func found(by matcher: OwnRuleMatcher) -> List {
    switch matcher {
    case .imports: List(imports)
    case .types: List(types)
    case .calls: calls
    case .members: members
    case .attributed: List(facts.attributes.map { found($0.name, .whole) })
    case .conformingTo: conformances
    case .named:
      List(
        facts.types.indices.filter { facts.types[$0].kind != .extension }.map { type in
          found(facts.types[type].name, .whole, owner: type, symbol: symbol(ofDeclaration: type))
        })
    case .declaredAs: kinds
    case .modified: modifiers
    case .macros: List(macros)
    case .writes: List(writes)
    case .within: List(conditions)
    case .given, .layer, .feature, .module, .files, .except, .code, .access, .role, .declaredWith, .typed,
      .takes,
      .parameters, .of,
      .async, .documented,
      .throws,
      .usedBy, .conformers, .companion, .reaches, .reachedFrom, .properties, .functions,
      .initializers, .cases:
      List()
    }
  }

  func found(
    _ range: ByteRange, _ reading: WrittenName.Reading, owner: Int = -1, symbol: SymbolID? = nil
  ) -> Found {
    Found(range: range, reading: reading, owner: Int32(owner), function: FileFacts.none, symbol: symbol)
  }

  private var kinds: List {
    var found = List()
    for (type, declaration) in facts.types.enumerated() {
      found.append(self.found(declaration.name, .whole, owner: type), compared: declaration.kind.keyword)
    }
    return found
  }

  func symbol(ofDeclaration type: Int) -> SymbolID? {
    let symbol = codebase.symbols.symbolOfDeclaration[index][type]
    return symbol.ifAny
  }

  /// A call that goes on from a call, a bracket or a literal, begins with a period or with `self.` has a receiver.
  private var calls: List {
    var found = List()
    found.reserveCapacity(facts.calls.count)
    let types = facts.implicitMembers.isEmpty ? [:] : facts.typesBeforeImplicitMembers
    for number in facts.calls.indices {
      guard let use = facts.use(ofCall: number) else { continue }
      if !types.isEmpty, let called = facts.called(implicitlyBy: facts.calls[number], types) {
        found.append(use, compared: called)
      } else {
        found.append(use)
      }
    }
    return found
  }

  private func hasReceiver(_ call: Call) -> Bool { facts.hasReceiver(call) }

  private var imports: [Found] {
    facts.imports.enumerated().map { number, entry in
      var found = found(entry.path, .module)
      found.imported = Int32(number)
      return found
    }
  }

  /// Each `#if` and `#elseif`, at what it asks.
  private var conditions: [Found] {
    facts.conditionalRegions.indices.filter { !facts.conditionalRegions[$0].isElse }.map { number in
      var found = Found(
        range: facts.conditionalRegions[number].condition, reading: .whole, owner: Found.unknown,
        function: Found.unknown)
      found.region = Int32(number)
      return found
    }
  }

  private var macros: [Found] {
    facts.macros.map { macro in
      Found(range: macro.name, reading: .whole, owner: macro.owner, function: macro.function)
    }
  }

  /// What is assigned to, and what is passed to be changed: all names of a chain, and each beginning of it.
  private var writes: [Found] {
    let assigned = facts.assignments.flatMap { assignment -> [Found] in
      if facts.bytes[Int(assignment.target.start)] == UInt8(ascii: "(") {
        return facts.chains(inTuple: assignment.target).map { chain in
          Found(range: chain, reading: .beginnings, owner: assignment.owner, function: assignment.function)
        }
      }
      let target = assignment.root.isEmpty ? assignment.member : assignment.root
      guard !target.isEmpty else { return [] }
      return [
        Found(
          range: target, reading: .beginnings, owner: assignment.owner, function: assignment.function,
          hasReceiver: assignment.root.isEmpty)
      ]
    }
    let passed = facts.calls.flatMap { call in
      facts.arguments(of: call).compactMap { argument in
        facts.chain(passedInOut: argument).map { chain in
          Found(range: chain, reading: .beginnings, owner: call.owner, function: call.function)
        }
      }
    }
    return assigned + passed
  }

  /// Chains that begin with a type or a value, what is called after other calls, and `.shared` by itself.
  private var members: List {
    var found = List(
      facts.memberAccesses.filter { !$0.isPattern }.map {
        Found(range: $0.text, reading: .beginnings, owner: $0.owner, function: $0.function)
      })
    var seen = Positions(count: facts.bytes.count)
    for access in found.places { seen.insert(access.range.start) }
    for call in facts.calls where !call.isPattern && !call.member.isEmpty && call.callee != call.member {
      guard call.callee.isEmpty || !seen.contains(call.callee.start) else { continue }
      let isImplicit = !call.callee.isEmpty && hasReceiver(call)
      guard !isImplicit else { continue }
      found.append(
        Found(
          range: call.callee.isEmpty ? call.member : call.callee, reading: .beginnings, owner: call.owner,
          function: call.function, hasReceiver: hasReceiver(call)))
    }
    let types = facts.implicitMembers.isEmpty ? [:] : facts.typesBeforeImplicitMembers
    for member in facts.implicitMembers where !member.isPattern {
      // What it is a member of is known, so it is named once.
      if let type = types[member.name.start - 1] {
        found.append(
          Found(
            range: member.name, reading: .beginnings, owner: member.owner, function: member.function),
          compared: "\(type).\(facts.verbatim(member.name))")
        continue
      }
      found.append(
        Found(
          range: member.name, reading: .beginnings, owner: member.owner, function: member.function,
          hasReceiver: true))
    }
    for other in found.places { seen.insert(other.range.start) }
    for chain in facts.nameChains where holdsPeriod(chain) && !seen.contains(chain.start) {
      found.append(
        Found(range: chain, reading: .beginnings, owner: Found.unknown, function: Found.unknown))
    }
    return found
  }

  private func holdsPeriod(_ range: ByteRange) -> Bool {
    facts.bytes[Int(range.start)..<Int(range.end)].contains(UInt8(ascii: "."))
  }

  /// Of types, properties and functions.
  private var modifiers: List {
    var found = List()
    func add(_ modifiers: FactRange, owner: Int32) {
      for index in modifiers.indices {
        let range = facts.names[index]
        let word = facts.verbatim(range).filter { $0 != " " && $0 != "\t" && !$0.isNewline }
        found.append(
          Found(range: range, reading: .whole, owner: owner, function: FileFacts.none), compared: word)
      }
    }
    for (type, declaration) in facts.types.enumerated() { add(declaration.modifiers, owner: Int32(type)) }
    for member in facts.members { add(member.modifiers, owner: member.owner) }
    return found
  }

  /// Wherever a type is written, extended, called or asked for a member; each place once.
  private var types: [Found] {
    let file = codebase.files[index]
    var written: [(range: ByteRange, owner: Int32, function: Int32)] = []
    for reference in facts.typeReferences {
      written.append((reference.name, reference.owner, reference.function))
    }
    for access in facts.memberAccesses where !access.isPattern {
      written.append((access.text, access.owner, access.function))
    }
    for call in facts.calls where !call.isPattern && !call.callee.isEmpty {
      guard facts.bytes[Int(call.callee.start)].isUpperCase else { continue }
      written.append((call.callee, call.owner, call.function))
    }
    // By where they are; what was noted first comes first of several in one place.
    let order = written.indices.map { UInt64(written[$0].range.start) << 32 | UInt64($0) }.sorted()
    var uses = codebase.typeUses(inFile: index)
    var found: [Found] = []
    found.reserveCapacity(order.count)
    for key in order {
      let (range, owner, function) = written[Int(key & 0xffff_ffff)]
      guard found.last?.range.start != range.start else { continue }
      while let use = uses.first, use.range.start < range.start { uses.removeFirst() }
      var symbol: SymbolID?
      while let use = uses.first, use.range.start == range.start {
        symbol = use.symbol
        uses.removeFirst()
      }
      if file.isTest {
        // Uses are noted of the app only.
        let place = Place(file: index, owner: owner, function: function)
        symbol = codebase.symbols.resolvePrefix(range, at: place, in: file)?.symbol
      }
      found.append(Found(range: range, reading: .types, owner: owner, function: function, symbol: symbol))
    }
    return found
  }
}
