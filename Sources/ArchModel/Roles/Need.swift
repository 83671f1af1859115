import ArchConfig
import ArchFacts
import ArchKnowledge

// Which protocols state what a component is needed for.
extension NamedCode {
  /// Whether a type is a protocol that asks for work and is no delegate's.
  package func isNeed(_ symbol: SymbolID) -> Bool {
    symbols[symbol].kind == .protocol && !symbols[symbol].isTest && !isDelegate(symbol)
      && requiresWork(symbol)
  }

  /// Whether a protocol has the name of those that call back to the code that made their user. A `RemoteDataSource` among
  /// data is what a repository works with.
  package func isDelegate(_ symbol: SymbolID) -> Bool {
    let name = symbols[symbol].name
    guard isDelegate(named: name), !isMetByItsOwner(symbol) else { return false }
    switch layerKind(of: symbol) {
    case .data, .infrastructure, .domain:
      return !sourceEndings.contains { symbols.names.hasSuffix(name, $0) }
    case .boot, .coordinators, .composition, .contracts, .presentation, .other, nil: return true
    }
  }

  /// Whether `LoginRepository` itself conforms to `LoginRepositoryDelegate`: nothing calls itself back.
  private func isMetByItsOwner(_ symbol: SymbolID) -> Bool {
    let name = symbols.name(of: symbol)
    return delegateEndings.contains { ending in
      name.hasSuffix(ending.description)
        && symbols.symbols(named: String(name.dropLast(ending.utf8CodeUnitCount))).contains {
          symbols[$0].kind == .class && symbols.supertypes(of: $0).contains(symbol)
        }
    }
  }

  func isDelegate(named name: NameID) -> Bool {
    delegateEndings.contains { symbols.names.hasSuffix(name, $0) }
  }

  /// Whether a protocol requires a function, its own or inherited. One of properties only describes data, whatever its
  /// extensions add; one that says what its types are made from describes values, as `init(json:)` does, and so does one
  /// that says what they can be turned into, as `asDomain()`, or how they look. One that asks for data of theirs which
  /// others set, and leaves open of what type some of it is, says what several models have in common, and so does one that
  /// is coded, as `protocol Account: Codable`.
  package func requiresWork(_ symbol: SymbolID) -> Bool {
    let all = [symbol] + symbols.supertypes(of: symbol)
    let isCoded = symbols.externalSupertypes(of: symbol).contains { coded.contains(symbols.names.string($0)) }
    return !isCoded && !all.contains(where: saysWhatItIsMadeFrom) && requiresFunction(symbol)
      && !functionsRequired(by: symbol).allSatisfy { isConversion($0, $1) || buildsWhatIsShown($0, $1) }
      && !(all.contains(where: leavesTypesOpen) && requirements(of: symbol).contains(where: isSettable))
  }

  /// `@ViewBuilder func makeBody(configuration: Configuration) -> Body`
  private func buildsWhatIsShown(_ member: Member, _ facts: FileFacts) -> Bool {
    member.attributes.indices.contains { facts.hasText(facts.names[$0], viewBuilder) }
  }

  /// Whether it is a protocol with associated types: what is only known as one of it cannot be asked for everything.
  package func leavesTypesOpen(_ symbol: SymbolID) -> Bool {
    let declared = symbols[symbol]
    guard declared.kind == .protocol, !declared.isExternal else { return false }
    let facts = files[declared.file].facts
    return facts.types.contains { $0.kind == .associatedtype && $0.owner == declared.declaration }
  }

  private func isSettable(_ reference: MemberReference) -> Bool {
    let member = member(reference)
    return member.kind == .var && member.hasSetter
  }

  /// `func asDomain() -> Trip`, `func toModel() -> Model`
  private func isConversion(_ member: Member, _ facts: FileFacts) -> Bool {
    member.parameters.isEmpty && !member.returnType.isEmpty && !member.isAsync
      && CamelCaseWords.of(facts.verbatim(member.name)).first.map(conversions.contains) ?? false
  }

  /// Whether a protocol requires a function, its own or inherited, whatever its types are made from.
  package func requiresFunction(_ symbol: SymbolID) -> Bool {
    !functionsRequired(by: symbol).isEmpty
  }

  private func functionsRequired(by symbol: SymbolID) -> [(Member, FileFacts)] {
    requirements(of: symbol).compactMap { reference in
      let member = member(reference)
      return member.kind == .func && !member.isStatic ? (member, files[reference.file].facts) : nil
    }
  }

  /// What a protocol asks for, itself or by those that it inherits; what extensions add is none of it.
  package func requirements(of symbol: SymbolID) -> [MemberReference] {
    ([symbol] + symbols.supertypes(of: symbol)).filter { symbols[$0].kind == .protocol }

      .flatMap { members(of: $0) }.filter { reference in
        files[reference.file].facts.types[Int(member(reference).owner)].kind == .protocol
      }
  }

  /// Whether a protocol asks for an initializer that takes data: whoever needs work done is given somebody who does
  /// it, and makes nobody.
  private func saysWhatItIsMadeFrom(_ symbol: SymbolID) -> Bool {
    symbols[symbol].kind == .protocol
      && members(of: symbol).contains { reference in
        let member = member(reference)
        let facts = files[reference.file].facts
        guard member.kind == .`init`, facts.types[Int(member.owner)].kind == .protocol,
          !member.parameters.isEmpty
        else { return false }
        let place = Place(file: reference.file, owner: member.owner, function: member.function)
        return member.parameters.indices.allSatisfy {
          isData(facts.parameters[$0].type, at: place, in: facts)
        }
      }
  }

  /// No function, no protocol and nothing that has the name of a worker, nor a list of such.
  private func isData(_ type: ByteRange, at place: Place, in facts: FileFacts) -> Bool {
    guard !TypeText.isFunction(type, in: facts.bytes) else { return false }
    let written = TypeText.elementName(type, in: facts.bytes) ?? type
    guard let symbol = resolveType(written, at: place) else { return true }
    return switch symbols[symbol].kind {
    case .enum, .typealias: true
    case .class, .struct: RoleOfType.role(ofNameOf: symbol, in: self)?.isWork != true
    case .actor, .protocol, .extension, .associatedtype: false
    }
  }

  /// The protocol that exists for a type and that its users may name instead of it. One within a type states the need of
  /// that type alone.
  func needBesides(_ symbol: SymbolID) -> SymbolID? {
    symbols.supertypes(of: symbol).first {
      isNeed($0) && !symbols[$0].isFilePrivate && !symbols[$0].parent.exists
    }
  }
}

private let delegateEndings = DelegateEndings[.delegate]
private let sourceEndings = DelegateEndings[.source]
private let conversions = MemberWords[.converts]
private let coded = ValueProtocols[.coded]
private let viewBuilder = AppleAttributes.only(.viewBuilder)
