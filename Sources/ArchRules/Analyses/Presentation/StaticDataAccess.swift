import ArchFacts
import ArchKnowledge
import ArchModel

/// The places where views and view models call a static function that goes past repositories: it belongs to nobody whom
/// they are given, so the way to the data is theirs.
struct StaticDataAccess: Analysis {
  struct Call {
    let user: CodeType
    /// As it reads in a message: `LinkCard.fetch`.
    let text: String
    let range: ByteRange
    let place: Place
    /// What the function does.
    let use: DataAccessUse
  }

  /// One for each user and function, in the order of files and offsets.
  private(set) var calls: [Call] = []

  private struct Function: Hashable {
    let type: SymbolID
    let name: String
  }

  static var asks: [any Analysis.Type] { [SharedClients.self] }

  init(_ code: Code) {
    let shared = code[SharedClients.self]
    var functions: [Function: DataAccessUse] = [:]
    for file in code.files where file.facts.members.contains(where: { $0.isStatic && $0.kind == .func }) {
      for (function, use) in Self.functions(in: file, shared) where functions[function] == nil {
        functions[function] = use
      }
    }
    guard !functions.isEmpty else { return }
    follow(&functions, in: code)
    for file in code.files where file.types.contains(where: Self.isUser) {
      calls += Self.calls(in: file, of: functions)
    }
  }

  /// Adds the static functions that reach it by others of them.
  private func follow(_ functions: inout [Function: DataAccessUse], in code: Code) {
    for _ in 0..<Self.mostSteps {
      let known = functions.count
      for file in code.files where file.facts.members.contains(where: { $0.isStatic && $0.kind == .func }) {
        for (call, use) in Self.calls(in: file, reaching: functions) {
          guard let type = file.codebase.typeAround(call.place), !Self.isUser(type),
            let name = Self.staticFunction(around: call.range.start, of: call.place.owner, in: file.facts)
          else { continue }
          let function = Function(type: type.id, name: name)
          if functions[function] == nil { functions[function] = use }
        }
      }
      guard functions.count > known else { return }
    }
  }

  /// A repository asks a client that asks the session; more is no help to a reader.
  private static let mostSteps = 3

  private static func staticFunction(around offset: Int32, of owner: Int32, in facts: FileFacts) -> String? {
    let member = facts.members.last { $0.owner == owner && $0.extent.contains(offset) }
    return member.flatMap { $0.isStatic && $0.kind == .func ? facts.verbatim($0.name) : nil }
  }

  private static func isUser(_ type: CodeType) -> Bool { type.isView || type.isViewModel }

  private static func functions(in file: CodeFile, _ shared: SharedClients) -> [(Function, DataAccessUse)] {
    let uses = DataAccessUse.all(in: file, shared) { place in
      file.codebase.typeAround(place).map { !isUser($0) } ?? false
    }
    return uses.compactMap { use in
      // To say what is to be fetched fetches nothing.
      guard isRemote(use.access), !AppleTypes[.asks].contains(use.text),
        let type = file.codebase.typeAround(use.place),
        let name = staticFunction(around: use.range.start, of: use.place.owner, in: file.facts)
      else { return nil }
      return (Function(type: type.id, name: name), use)
    }
  }

  /// What a preference or a file is to a screen is for it to say.
  private static func isRemote(_ access: DataAccess) -> Bool {
    switch access {
    case .coreData, .swiftData, .network, .cloud, .database: true
    case .defaults, .keychain, .address, .files: false
    }
  }

  /// The calls in one file of functions that reach for data.
  private static func calls(
    in file: CodeFile, reaching functions: [Function: DataAccessUse]
  ) -> [(call: (range: ByteRange, place: Place), use: DataAccessUse)] {
    file.facts.calls.compactMap { call in
      guard !call.isPattern, !call.member.isEmpty, file.isJudged(call.member) else { return nil }
      let place = file.place(of: call)
      guard let type = owner(of: call, at: place, in: file),
        let use = functions[Function(type: type.id, name: file.facts.verbatim(call.member))],
        file.codebase.isOutsideOfRoot(place, at: call.member.start)
      else { return nil }
      return ((call.callee, place), use)
    }
  }

  /// The type before the name that is called, or around a name alone.
  private static func owner(of call: ArchFacts.Call, at place: Place, in file: CodeFile) -> CodeType? {
    if call.callee == call.member { return file.codebase.typeAround(place) }
    let names = NamePath.names(call.callee, in: file.facts.bytes)
    guard names.count > 1, file.facts.bytes[Int(names[0].start)].isUpperCase else { return nil }
    let path = ByteRange(start: names[0].start, end: names[names.count - 2].end)
    return file.codebase.typeNamed(path, at: place)
  }

  private static func calls(in file: CodeFile, of functions: [Function: DataAccessUse]) -> [Call] {
    var seen: Set<String> = []
    return calls(in: file, reaching: functions).compactMap { call, use in
      guard let user = file.codebase.typeAround(call.place), isUser(user) else { return nil }
      let text = file.facts.text(call.range)
      guard seen.insert(user.name + " " + text).inserted else { return nil }
      return Call(user: user, text: text, range: call.range, place: call.place, use: use)
    }
  }
}

extension StaticDataAccess.Call {
  func report(_ findings: inout Findings, fix: String) {
    findings.add(
      Remark(
        "\(user.isView ? "view" : "view model") '\(user.name)' reaches for \(use.access.words) by '\(text)'",
        topic: use.access.words, label: user.presentationLabel, fix: fix),
      at: range, in: place, about: .edge(to: .name(text)), aliases: user.names,
      related: [
        Findings.Related(
          file: use.place.file, offset: use.range.start,
          message: "'\(text)' reaches for it here, with '\(use.text)'")
      ])
  }
}
