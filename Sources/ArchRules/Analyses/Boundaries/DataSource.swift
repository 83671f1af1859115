import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// What a type of this codebase is that fetches or keeps data for others.
enum DataSource: String {
  case repository, store
  /// Of the network.
  case client

  init?(_ type: CodeType) {
    let code = type.codebase.code
    guard type.kind == .protocol ? code.isNeed(type.id) : type.evidence != nil else { return nil }
    let role = type.purpose ?? type.role
    if role == .repository {
      self = .repository
      return
    }
    let words = CamelCaseWords.of(type.simpleName)
    guard let ending = words.last else { return nil }
    // Data has no client that is none of data's; elsewhere there are such of analytics, too.
    let isNamedClient =
      Self.clientEndings.contains(ending)
      && (type.layerKind == .data || words.contains(where: Self.networkWords.contains))
    // `BooksAPIManager`, `NetworkService`
    let isRunner =
      Self.runners.contains(ending) && words.dropLast().last.map(Self.networkWords.contains) == true
    if role == .service, isNamedClient || isRunner {
      self = .client
      return
    }
    // A store that publishes is state that the view observes.
    guard type.kind != .protocol, type.layerKind?.meetsNeeds == true, Self.storeEndings.contains(ending),
      !code.isObservable(type.id)
    else { return nil }
    self = .store
  }

  private static let clientEndings = BoundaryWords[.clientEnding]
  private static let networkWords = BoundaryWords[.client]
  private static let runners = BoundaryWords[.clientRunner]
  private static let storeEndings = BoundaryWords[.database]
}

/// A call of a function of a data source, or of what it holds.
struct DataSourceCall {
  let source: CodeType
  let kind: DataSource
  /// `client.timeline` of `self.client.timeline()`
  let range: ByteRange
  /// What is called of the source itself, or the property of it that something is called of.
  let member: ByteRange
  let place: Place

  /// Where the source comes from, if a local variable keeps it: `container.trips` of `let trips = container.trips()`.
  func origin(in facts: FileFacts) -> ByteRange? {
    guard let name = NamePath.names(range, in: facts.bytes).first,
      let value = facts.valueGiven(to: name, in: place.function)
    else { return nil }
    return facts.nameChain(at: facts.withoutEffects(value).start)
  }

  /// Those of one file, in the order of offsets.
  static func all(in file: CodeFile, where isWanted: (Place) -> Bool) -> [DataSourceCall] {
    let (facts, expressions) = (file.facts, file.expressions)
    let held: [DataSourceCall] = facts.calls.compactMap { call in
      guard !call.isPattern, call.callee != call.member, !call.member.isEmpty else { return nil }
      let place = file.place(of: call)
      guard file.isJudged(call.member), isWanted(place) else { return nil }
      let names = NamePath.names(call.callee, in: facts.bytes)
      var receiver = names.dropLast()
      while let last = receiver.last, facts.bytes[Int(last.start)].isLowerCase {
        if let source = expressions.kind(of: receiver, at: place).symbol.map({ CodeType(file.codebase, $0) })
        {
          guard let kind = DataSource(source),
            !isQuestion(names[receiver.endIndex], in: call, to: source, kind, facts)
          else { return nil }
          let range = ByteRange(start: last.start, end: call.member.end)
          return DataSourceCall(
            source: source, kind: kind, range: range, member: names[receiver.endIndex], place: place)
        }
        // What a client holds of a library is a client as well.
        receiver = receiver.dropLast()
      }
      return nil
    }
    return (held + made(in: file, where: isWanted)).sorted { $0.range.start < $1.range.start }
  }

  /// `client.supports(.drafts)`: what a server can do a client knows by itself, and says so at once.
  private static func isQuestion(
    _ member: ByteRange, in call: Call, to source: CodeType, _ kind: DataSource, _ facts: FileFacts
  ) -> Bool {
    let name = facts.verbatim(member)
    guard kind == .client, CamelCaseWords.of(name).first.map(questions.contains) == true else { return false }
    let given = facts.arguments(of: call).reduce(0) { count, _ in count + 1 }
    let asked = source.codebase.members(of: source.id, named: name).filter {
      source.codebase.member($0).parameters.indices.count == given
    }
    return !asked.isEmpty
      && asked.allSatisfy { reference in
        let member = source.codebase.member(reference)
        return member.kind == .func && !member.isAsync
          && source.codebase.files[reference.file].facts.text(member.returnType) == "Bool"
      }
  }

  private static let questions = MemberWords[.question]

  /// `Client(token: token).timeline()`: a function of one that is made in the same expression.
  private static func made(in file: CodeFile, where isWanted: (Place) -> Bool) -> [DataSourceCall] {
    let facts = file.facts
    return file.codebase.typeUses(inFile: file.index).compactMap { use in
      guard use.kind == .call, file.isJudged(use.range), isWanted(use.place),
        let chain = facts.nameChain(at: use.range.start), let call = facts.call(of: chain),
        let function = MemberOfType.called(on: call, in: facts)
      else { return nil }
      let source = CodeType(file.codebase, use.symbol)
      guard let kind = DataSource(source) else { return nil }
      let range = ByteRange(start: use.range.start, end: function.end)
      return DataSourceCall(source: source, kind: kind, range: range, member: function, place: use.place)
    }
  }
}
