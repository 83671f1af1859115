import ArchFacts
import ArchModel

/// What one file names, as a team's own rule asks for it.
struct NamesInFile {
  /// One place that a matcher looks at.
  struct Found {
    /// A single name, or a chain such as `UserDefaults.standard.set`.
    let range: ByteRange
    /// Whether a pattern may also match the beginning of the chain.
    let matchesPrefixes: Bool
    let owner: Int32
    let function: Int32
    /// The type of this codebase that the range names.
    var symbol: SymbolID?
    /// What to compare instead of the text at the range.
    var word: String?
  }

  private let codebase: Codebase
  private let index: Int32
  private let facts: FileFacts

  init(_ codebase: Codebase, file index: Int32) {
    self.codebase = codebase
    self.index = index
    facts = codebase.files[Int(index)].facts
  }

  func found(by matcher: OwnRuleMatcher, within extent: ByteRange) -> [Found] {
    switch matcher {
    case .imports: facts.imports.map { Found($0.path, false, FileFacts.none, FileFacts.none) }
    case .types: types(within: extent)
    case .calls:
      facts.calls.filter { !$0.isPattern && !$0.callee.isEmpty && extent.contains($0.position) }.map {
        Found($0.callee, false, $0.owner, $0.function)
      }
    case .members: members(within: extent)
    case .attributed:
      facts.attributes.filter { extent.contains($0.position) }.map {
        Found($0.name, false, FileFacts.none, FileFacts.none)
      }
    case .conformingTo:
      declarations(within: extent).flatMap { type in
        facts.types[type].inherits.indices.map { Found(facts.names[$0], false, Int32(type), FileFacts.none) }
      }
    case .named:
      declarations(within: extent).filter { facts.types[$0].kind != .extension }.map {
        Found(facts.types[$0].name, false, Int32($0), FileFacts.none)
      }
    case .declaredAs:
      declarations(within: extent).map { type in
        Found(
          facts.types[type].name, false, Int32(type), FileFacts.none, word: facts.types[type].kind.keyword)
      }
    case .modified:
      declarations(within: extent).flatMap { type in
        facts.types[type].modifiers.indices.map { Found(facts.names[$0], false, Int32(type), FileFacts.none) }
      }
    case .layer, .feature, .module, .files, .except: []
    }
  }

  private func declarations(within extent: ByteRange) -> [Int] {
    facts.types.indices.filter { extent.contains(facts.types[$0].name) }
  }

  /// Chains that begin with a type, and those that begin with a value: `logger.info`.
  private func members(within extent: ByteRange) -> [Found] {
    var found = facts.memberAccesses.filter { !$0.isPattern && extent.contains($0.text.start) }.map {
      Found($0.text, true, $0.owner, $0.function)
    }
    let known = Set(found.map(\.range.start))
    for call in facts.calls
    where !call.isPattern && call.callee != call.member && extent.contains(call.position)
      && !known.contains(call.callee.start) && !call.callee.isEmpty
    {
      found.append(Found(call.callee, true, call.owner, call.function))
    }
    return found
  }

  /// Wherever a type is written, called or asked for a member; each place once.
  private func types(within extent: ByteRange) -> [Found] {
    var own: [Int32: SymbolID] = [:]
    for use in codebase.typeUses(inFile: index) where use.kind != .extended {
      own[use.range.start] = use.symbol
    }
    var seen: Set<Int32> = []
    var found: [Found] = []
    func add(_ range: ByteRange, _ owner: Int32, _ function: Int32) {
      guard extent.contains(range.start), seen.insert(range.start).inserted else { return }
      found.append(Found(range, true, owner, function, symbol: own[range.start]))
    }
    for reference in facts.typeReferences where reference.role != .extended {
      add(reference.name, reference.owner, reference.function)
    }
    for access in facts.memberAccesses where !access.isPattern {
      add(access.text, access.owner, access.function)
    }
    for call in facts.calls where !call.isPattern && !call.callee.isEmpty {
      guard facts.bytes[Int(call.callee.start)].isUpperCase else { continue }
      add(call.callee, call.owner, call.function)
    }
    return found.sorted { $0.range.start < $1.range.start }
  }
}

extension NamesInFile.Found {
  fileprivate init(
    _ range: ByteRange, _ matchesPrefixes: Bool, _ owner: Int32, _ function: Int32, symbol: SymbolID? = nil,
    word: String? = nil
  ) {
    self.init(
      range: range, matchesPrefixes: matchesPrefixes, owner: owner, function: function, symbol: symbol,
      word: word)
  }

  struct Match {
    /// As it reads in a message.
    let name: String
    /// The part of the text that matches.
    let range: ByteRange
    let pattern: String
  }

  /// The first pattern of a clause that matches; `own` is the full name of the type that is meant.
  func match(in clause: OwnRule.Clause, _ facts: FileFacts, _ own: String?) -> Match? {
    if let word {
      return clause.patterns.first { $0.name.matches(word) }.map {
        Match(name: word, range: range, pattern: $0.text)
      }
    }
    var names = NamePath.names(range, in: facts.bytes)
    if names.count > 1, facts.matches(names[0], "self") { names.removeFirst() }
    var text: [UInt8] = []
    for (position, name) in names.enumerated() {
      if position > 0 { text.append(UInt8(ascii: ".")) }
      text += facts.bytes[Int(name.start)..<Int(name.end)]
      guard matchesPrefixes || position == names.count - 1 else { continue }
      guard let pattern = clause.patterns.first(where: { $0.name.matches(text[...]) }) else { continue }
      return Match(
        name: String(decoding: text, as: UTF8.self),
        range: ByteRange(start: names[0].start, end: name.end), pattern: pattern.text)
    }
    guard let own, let first = names.first,
      let pattern = clause.patterns.first(where: { $0.name.matches(own) })
    else { return nil }
    return Match(name: own, range: first, pattern: pattern.text)
  }
}
