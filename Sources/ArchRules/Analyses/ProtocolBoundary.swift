import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// What is behind a protocol: the network, which takes its time and fails, or a store on the device.
enum ProtocolBoundary: Equatable {
  case network
  case store

  /// Why a protocol faces what it faces.
  enum Evidence {
    case word(String)
    case layer(String)
    case listed

    /// Worded to follow the name of the protocol.
    var clause: String {
      switch self {
      case .word(let word): "has '\(word)' in its name"
      case .layer(let name): "belongs to layer '\(name)'"
      case .listed: "is listed in the configuration"
      }
    }
  }

  /// Nothing that is elsewhere despite a name with the same words: what describes a request, watches the
  /// connection, or builds and reads what is sent.
  func evidence(
    of symbol: SymbolID, listed: [NamePattern], layers: [String], in codebase: Codebase
  ) -> Evidence? {
    let name = codebase.symbols.name(of: symbol)
    if listed.contains(where: { $0.matches(name) }) { return .listed }
    let layer = codebase.file(of: symbol).layer
    if let layer, layers.contains(layer.name) { return .layer(layer.name) }
    let words = Self.words(of: name)
    switch self {
    case .network:
      guard !words.contains(where: Self.aroundNetwork.contains),
        !(words.last.map(Self.storeWords.contains) ?? false) || words.contains("remote")
      else { return nil }
      if let word = words.first(where: Self.networkWords.contains) { return .word(word) }
      // A rest may be one between two exercises.
      if words.starts(with: ["rest", "client"]) { return .word("rest client") }
    case .store:
      guard !words.contains(where: { Self.networkWords.contains($0) || Self.noStore.contains($0) }) else {
        return nil
      }
      if let word = words.last, Self.storeWords.contains(word) { return .word(word) }
    }
    guard let layer, let last = CamelCaseWords.of(layer.name).last else { return nil }
    let faces = self == .network ? Self.networkWords.contains(last) : Self.storeWords.contains(last)
    return faces ? .layer(layer.name) : nil
  }

  /// Without the words that only say that it is a protocol.
  private static func words(of name: String) -> [String] {
    var words = CamelCaseWords.of(name)
    while words.count > 1, let last = words.last, fillers.contains(last) { words.removeLast() }
    return words
  }

  private static let fillers = BoundaryWords[.filler]

  private static let networkWords = BoundaryWords[.network]

  private static let aroundNetwork = BoundaryWords[.aroundNetwork]

  private static let storeWords = BoundaryWords[.store]

  /// Stores that are not on the device, or not stores of data: `AppStore`, `StateStore`, `CloudStore`.
  private static let noStore = BoundaryWords[.notStore]
}

/// A function that a protocol asks for, or a property with a getter that waits.
struct Requirement {
  let reference: MemberReference
  let member: Member
  let facts: FileFacts

  /// The functions and properties that a protocol itself requires, those of its extensions left out.
  static func all(of symbol: SymbolID, in codebase: Codebase) -> [Requirement] {
    codebase.members(of: symbol).compactMap { reference in
      let member = codebase.member(reference)
      let file = codebase.files[reference.file]
      guard member.owner >= 0, file.facts.types[Int(member.owner)].kind == .protocol, !member.isStatic,
        file.isProduction(at: member.name.start)
      else { return nil }
      return Requirement(reference: reference, member: member, facts: file.facts)
    }
  }

  var name: String { facts.verbatim(member.name) }

  /// The first word of its name: `fetch` of `fetchFeed`.
  var verb: String { CamelCaseWords.of(name).first ?? "" }

  var place: Place { Place(file: reference.file, owner: member.owner, function: member.function) }

  /// Whether it tells somebody about changes, as long as there are some: an observer, a stream.
  var isObservation: Bool {
    let words = CamelCaseWords.of(name)
    if words.contains(where: Self.observationWords.contains) { return true }
    let result = facts.text(member.returnType)
    return Self.streams.contains { result.contains($0) }
  }

  private static let streams = AppleTypes[.stream]

  private static let observationWords = BoundaryWords[.observation]
}

extension Codebase {
  /// The protocols that the app's own code declares, those private to a file left out.
  var declaredProtocols: [SymbolID] {
    symbols.ids.filter { id in
      let symbol = symbols[id]
      guard symbol.kind == .protocol, !symbol.isTest, !symbol.isFilePrivate else { return false }
      return !code.isDelegate(id)
        && file(of: id).isProduction(at: nameRange(of: id).start)
    }
  }
}
