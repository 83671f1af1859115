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
    for file in code.files where file.types.contains(where: Self.isUser) {
      calls += Self.calls(in: file, of: functions)
    }
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
        let member = file.facts.members.last(where: {
          $0.owner == use.place.owner && $0.extent.contains(use.range.start)
        }), member.isStatic, member.kind == .func
      else { return nil }
      return (Function(type: type.id, name: file.facts.verbatim(member.name)), use)
    }
  }

  /// What a preference or a file is to a screen is for it to say.
  private static func isRemote(_ access: DataAccess) -> Bool {
    switch access {
    case .coreData, .swiftData, .network, .cloud, .database: true
    case .defaults, .keychain, .address, .files: false
    }
  }

  private static func calls(in file: CodeFile, of functions: [Function: DataAccessUse]) -> [Call] {
    var seen: Set<String> = []
    return file.facts.calls.compactMap { call in
      guard !call.isPattern, call.callee != call.member, !call.member.isEmpty else { return nil }
      let names = NamePath.names(call.callee, in: file.facts.bytes)
      guard names.count > 1, file.facts.bytes[Int(names[0].start)].isUpperCase, file.isJudged(call.member)
      else { return nil }
      let place = file.place(of: call)
      let path = ByteRange(start: names[0].start, end: names[names.count - 2].end)
      guard let type = file.codebase.typeNamed(path, at: place),
        let use = functions[Function(type: type.id, name: file.facts.verbatim(call.member))],
        let user = file.codebase.typeAround(place), isUser(user),
        file.codebase.isOutsideOfRoot(place, at: call.member.start)
      else { return nil }
      let text = file.facts.text(call.callee)
      guard seen.insert(user.name + " " + text).inserted else { return nil }
      return Call(user: user, text: text, range: call.callee, place: place, use: use)
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
