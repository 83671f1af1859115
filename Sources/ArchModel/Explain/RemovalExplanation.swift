import ArchConfig
import ArchFacts

/// What would come of deleting a part of a codebase: what names it, and what only it names.
package struct RemovalExplanation: Sendable {
  /// Where something outside names the part.
  package struct Hold: Sendable {
    package enum Standing: Sendable {
      /// What starts the app.
      case start
      /// What puts the app together, where a part that goes is taken out.
      case root
      case rest
    }

    /// The type that names it, or the file where no type is around.
    package let user: String
    package let verb: String
    package let type: String
    package let place: CodePlace
    package let standing: Standing
  }

  package let part: CodePart
  package let files: Int
  package let types: Int
  /// In the order of files and offsets.
  package let holds: [Hold]
  /// Whether the app starts in it.
  package let isStart: Bool
  /// Of its extensions of other types, and of its functions and variables outside types, those that may be used elsewhere:
  /// whose names are used there, which may mean something else, and properties in extensions, as what follows a call or
  /// a literal is not noted.
  package let mayBeUsed: [String]
  /// Types elsewhere that nothing of the app would name any longer, with those that only these name.
  package let leftUnused: [(name: String, place: CodePlace)]

  package func holds(_ standing: Hold.Standing) -> [Hold] { holds.filter { $0.standing == standing } }
}

/// What would come of deleting each of several parts.
package struct Removals {
  private let codebase: Codebase
  private let graph: UnitGraph
  /// By name: the files of the app that use any member or function of that name.
  private let filesOfNames: [String: Set<FileID>]

  package init(in codebase: Codebase) {
    self.codebase = codebase
    graph = UnitGraph(of: codebase)
    var filesOfNames: [String: Set<FileID>] = [:]
    for file in codebase.files.ids where !codebase.files[file].isTest {
      for name in codebase.files[file].facts.namesOfMembersUsed {
        filesOfNames[name, default: []].insert(file)
      }
    }
    self.filesOfNames = filesOfNames
  }

  package func explanation(of part: CodePart) -> RemovalExplanation {
    let gone = graph.units(of: part)
    let holds = graph.uses(to: gone).map { user, use in hold(user, codebase.typeUses[use]) }
    let types = graph.types(in: gone)
    let inside = Set(codebase.files.ids.filter { part.contains(codebase.files[$0]) })
    let isStart =
      types.contains(where: codebase.root.isEntryPoint)
      || inside.contains(where: codebase.root.files.contains)
    let imports = imports(of: inside)
    // What a module has that nobody imports is used by itself alone.
    let isSeen = !imports.isEmpty || sharesModules(inside)
    return RemovalExplanation(
      part: part, files: files(of: part, types), types: types.count, holds: holds + imports,
      isStart: isStart, mayBeUsed: isSeen ? mayBeUsed(of: inside) : [], leftUnused: leftUnused(gone))
  }

  private func files(of part: CodePart, _ types: [SymbolID]) -> Int {
    part.kind == .type
      ? Set(types.map { codebase.symbols[$0].file }).count : codebase.files.count(where: part.contains)
  }

  /// Of modules that are all in what goes.
  private func imports(of inside: Set<FileID>) -> [RemovalExplanation.Hold] {
    let modules = Set(inside.compactMap { codebase.files[$0].placement.module })
    let stay = codebase.files.ids.filter { !inside.contains($0) }
    let gone = modules.subtracting(stay.compactMap { codebase.files[$0].placement.module })
    guard !gone.isEmpty else { return [] }
    return stay.filter { !codebase.files[$0].isTest }.flatMap { id in
      let file = codebase.files[id]
      return file.facts.imports.compactMap { entry -> RemovalExplanation.Hold? in
        let module = file.facts.module(of: entry)
        guard gone.contains(module), file.isProduction(at: entry.position) else { return nil }
        let place = Place(file: id, owner: FileFacts.none, function: FileFacts.none)
        return RemovalExplanation.Hold(
          user: file.path, verb: "imports", type: module, place: codebase.place(id, entry.path.start),
          standing: file.layer?.kind == .boot ? .start : codebase.isInCompositionRoot(place) ? .root : .rest)
      }
    }
  }

  /// Whether any of these files is in a module, or in none, of which others stay.
  private func sharesModules(_ inside: Set<FileID>) -> Bool {
    let own = Set(inside.map { codebase.files[$0].placement.module })
    return codebase.files.ids.contains {
      !inside.contains($0) && own.contains(codebase.files[$0].placement.module)
    }
  }

  private func mayBeUsed(of inside: Set<FileID>) -> [String] {
    var names: Set<String> = []
    for id in inside where !codebase.files[id].isTest {
      let facts = codebase.files[id].facts
      for member in facts.members where isOfOthers(member, facts, id, inside) {
        let name = facts.verbatim(member.name)
        let isProperty = member.owner >= 0 && (member.kind == .var || member.kind == .let)
        if isProperty || filesOfNames[name]?.contains(where: { !inside.contains($0) }) ?? false {
          names.insert(name)
        }
      }
    }
    return names.sorted { $0.precedes($1) }
  }

  /// Whether a member is outside types, or in an extension of a type that stays.
  private func isOfOthers(
    _ member: Member, _ facts: FileFacts, _ file: FileID, _ inside: Set<FileID>
  ) -> Bool {
    guard member.owner >= 0 else { return true }
    guard facts.types[Int(member.owner)].kind == .extension else { return false }
    let symbol = codebase.symbols.symbol(ofDeclaration: member.owner, file: file)
    return !symbol.exists || codebase.symbols[symbol].isExternal
      || !inside.contains(codebase.symbols[symbol].file)
  }

  private func hold(_ user: UnitGraph.Unit, _ use: TypeUse) -> RemovalExplanation.Hold {
    let around = codebase.types(around: use.place)
    let file = codebase.files[use.place.file]
    let isStart = file.layer?.kind == .boot || around.contains(where: codebase.root.isEntryPoint)
    return RemovalExplanation.Hold(
      user: graph.name(of: user), verb: use.kind.verb,
      type: codebase.symbols.qualifiedName(of: use.symbol),
      place: codebase.place(use.place.file, use.range.start),
      standing: isStart ? .start : codebase.isInCompositionRoot(use.place) ? .root : .rest)
  }

  /// What is named by what is gone, and by nothing that stays.
  private func leftUnused(_ gone: Set<UnitGraph.Unit>) -> [(name: String, place: CodePlace)] {
    var gone = gone
    var found: [SymbolID] = []
    while true {
      let next = graph.namedOnly(by: gone).filter { symbol in
        !codebase.symbols[symbol].parent.exists && codebase.isOfApp(symbol)
          && !codebase.root.isEntryPoint(symbol)
      }
      guard !next.isEmpty else { break }
      found += next
      gone.formUnion(next.flatMap(graph.units(of:)))
    }
    return found.sorted().map { symbol in
      (
        codebase.symbols.qualifiedName(of: symbol),
        codebase.place(codebase.symbols[symbol].file, codebase.nameRange(of: symbol).start)
      )
    }
  }
}

extension Codebase {
  /// Each feature, or each module where no path names a feature.
  package var partsToRemove: [CodePart] {
    let app = files.filter { !$0.isTest }
    let features = Set(app.compactMap(\.feature)).sorted { $0.precedes($1) }
    guard features.isEmpty else { return features.map { CodePart(.feature, $0) } }
    return Set(app.compactMap(\.placement.module)).sorted { $0.precedes($1) }.map { CodePart(.module, $0) }
  }
}

extension FileFacts {
  /// What is called, read or written by name, whatever it is of.
  fileprivate var namesOfMembersUsed: Set<String> {
    var names: Set<String> = []
    for call in calls where !call.member.isEmpty { names.insert(verbatim(call.member)) }
    for member in implicitMembers { names.insert(verbatim(member.name)) }
    for range in memberAccesses.map(\.text) + nameChains {
      for name in text(range).split(separator: ".") { names.insert(String(name)) }
    }
    return names
  }
}
