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
    /// By the name of the type that does all that the protocol asks for.
    case implementation(String)

    /// Worded to follow the name of the protocol.
    var clause: String {
      switch self {
      case .word(let word): "has '\(word)' in its name"
      case .layer(let name): "belongs to layer '\(name)'"
      case .listed: "is listed in the configuration"
      case .implementation(let name): "is met by '\(name)', which asks the network"
      }
    }
  }

  /// Nothing that is elsewhere despite a name with the same words: what describes a request, watches the
  /// connection, or builds and reads what is sent.
  func evidence(of type: CodeType, listed: [NamePattern], layers: [String]) -> Evidence? {
    let name = type.simpleName
    if listed.contains(where: { $0.matches(name) }) { return .listed }
    let layer = type.file.layer
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

extension CodeType {
  /// The functions and properties that a protocol itself requires, those of its extensions left out.
  var requirements: some Sequence<CodeMember> {
    members.lazy.filter { member in
      member.declared.owner >= 0 && member.file.facts.types[Int(member.declared.owner)].kind == .protocol
        && !member.declared.isStatic && member.isJudged
    }
  }
}

extension CodeMember {
  /// The first word of its name: `fetch` of `fetchFeed`.
  var verb: String { CamelCaseWords.of(name).first ?? "" }

  /// Whether it tells somebody about changes, as long as there are some: an observer, a stream.
  var isObservation: Bool {
    let words = CamelCaseWords.of(name)
    if words.contains(where: Self.observationWords.contains) { return true }
    let result = file.facts.text(declared.returnType)
    return Self.streams.contains { result.contains($0) }
  }

  private static let streams = AppleTypes[.stream]

  private static let observationWords = BoundaryWords[.observation]
}

extension Code {
  /// The protocols that the app's own code declares, those private to a file left out.
  var protocols: some Sequence<CodeType> {
    types.lazy.filter { type in
      type.kind == .protocol && !type.symbol.isFilePrivate && type.isJudged
        && !type.codebase.code.isDelegate(type.id)
    }
  }
}
