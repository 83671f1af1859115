import ArchConfig
import ArchFacts

/// What would come of deleting each of several parts.
package struct Removals {
  private let codebase: Codebase
  private let graph: UnitGraph
  private let names: NamesOfMembers
  /// By their numbers: the types around each use of a type.
  private let around: [[SymbolID]]

  package init(in codebase: Codebase) {
    self.codebase = codebase
    graph = UnitGraph(of: codebase)
    names = NamesOfMembers(in: codebase)
    around = codebase.typeUses.map { codebase.types(around: $0.place) }
  }

  package func explanation(of part: CodePart) -> RemovalExplanation {
    let gone = GoneCode(part, in: codebase)
    let types = codebase.symbols.ids.filter {
      gone.holds($0) && !codebase.symbols[$0].isExternal && !codebase.symbols[$0].isTest
    }
    let imports = imports(of: gone)
    let isStart =
      types.contains(where: codebase.root.isEntryPoint)
      || gone.files.contains(where: codebase.root.files.contains)
    let holds = (uses(of: gone) + imports).sorted { one, other in
      (one.file, one.offset) < (other.file, other.offset)
    }.map(\.hold)
    // What a module has that nobody imports is used by itself alone.
    let isSeen = !imports.isEmpty || sharesModules(gone.files)
    let files = part.kind == .type ? Set(types.map { codebase.symbols[$0].file }) : gone.files
    return RemovalExplanation(
      part: part, files: files.count { !codebase.files[$0].isTest },
      testFiles: files.count { codebase.files[$0].isTest }, types: types.count, holds: holds,
      isStart: isStart,
      wayIn: isStart ? [] : wayIn(to: types),
      mayBeUsed: isSeen ? names.looseTies(of: gone, in: codebase) : [],
      leftUnused: leftUnused(gone), leftUnimported: leftUnimported(gone))
  }

  private typealias Found = (file: FileID, offset: Int32, hold: RemovalExplanation.Hold)

  /// Where code that stays names a type that goes; within an extension of such a type, the extension itself.
  private func uses(of gone: GoneCode) -> [Found] {
    let named = zip(codebase.typeUses, around).compactMap { use, around -> Found? in
      guard gone.holds(use.symbol), use.kind != .extended, !gone.holds(use, around),
        !around.contains(use.symbol)
      else { return nil }
      let user = around.first.map(codebase.symbols.qualifiedName) ?? codebase.files[use.place.file].path
      let standing = standing(
        use.place, at: use.range.start, isStart: around.contains(where: codebase.root.isEntryPoint))
      let type = codebase.symbols.qualifiedName(of: use.symbol)
      return found(use.range.start, use.place.file, user, use.kind.verb, type, standing)
    }
    return named + extensions(of: gone)
  }

  private func extensions(of gone: GoneCode) -> [Found] {
    codebase.files.ids.filter { !codebase.files[$0].isTest && !gone.files.contains($0) }.flatMap { id in
      let file = codebase.files[id]
      return file.facts.types.indices.compactMap { index -> Found? in
        let type = file.facts.types[index]
        guard type.kind == .extension else { return nil }
        let symbol = codebase.symbols.symbol(ofDeclaration: Int32(index), file: id)
        guard symbol.exists, gone.holds(symbol), !gone.takes(symbol) else { return nil }
        let place = Place(file: id, owner: FileFacts.none, function: FileFacts.none)
        let standing = standing(place, at: type.name.start)
        let name = codebase.symbols.qualifiedName(of: symbol)
        return found(type.name.start, id, file.path, TypeUse.Kind.extended.verb, name, standing)
      }
    }
  }

  private func found(
    _ offset: Int32, _ file: FileID, _ user: String, _ verb: String, _ type: String,
    _ standing: RemovalExplanation.Hold.Standing
  ) -> Found {
    let hold = RemovalExplanation.Hold(
      user: user, verb: verb, type: type, place: codebase.place(file, offset), standing: standing)
    return (file, offset, hold)
  }

  private func standing(
    _ place: Place, at offset: Int32, isStart: Bool = false
  ) -> RemovalExplanation.Hold.Standing {
    let file = codebase.files[place.file]
    guard file.isProduction(at: offset) else { return .beside }
    if isStart || file.layer?.kind == .boot { return .start }
    return codebase.isInCompositionRoot(place) ? .root : .rest
  }

  /// Of modules that are all in what goes.
  private func imports(of gone: GoneCode) -> [Found] {
    let stay = codebase.files.ids.filter { !gone.files.contains($0) }
    let modules = Set(gone.files.compactMap { codebase.files[$0].placement.module })
      .subtracting(stay.compactMap { codebase.files[$0].placement.module })
    guard !modules.isEmpty else { return [] }
    return stay.filter { !codebase.files[$0].isTest }.flatMap { id in
      let file = codebase.files[id]
      return file.facts.imports.compactMap { entry -> Found? in
        let module = file.facts.module(of: entry)
        guard modules.contains(module) else { return nil }
        let place = Place(file: id, owner: FileFacts.none, function: FileFacts.none)
        return found(
          entry.path.start, id, file.path, "imports", module, standing(place, at: entry.position))
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

  private func wayIn(to types: [SymbolID]) -> [String] {
    let starts = codebase.symbols.ids.filter(codebase.root.isEntryPoint).map(\.tableIndex)
    let way = graph.way(
      from: UnitGraph.Extent(units: Set(starts), files: nil), to: Set(types.map(\.tableIndex)))
    guard let first = way.first else { return [] }
    return ([first.from] + way.map(\.to)).map(graph.name)
  }

  /// What is named by what is gone, and by nothing that stays.
  private func leftUnused(_ gone: GoneCode) -> [(name: String, place: CodePlace)] {
    var gone = gone
    var found: [SymbolID] = []
    while true {
      var named: Set<SymbolID> = []
      var others: Set<SymbolID> = []
      for (use, around) in zip(codebase.typeUses, around) where !around.contains(use.symbol) {
        guard !codebase.symbols[use.symbol].isExternal, !gone.holds(use.symbol) else { continue }
        if gone.holds(use, around) {
          named.insert(use.symbol)
        } else if !codebase.files[use.place.file].isTest {
          others.insert(use.symbol)
        }
      }
      let next = named.subtracting(others).filter { symbol in
        !codebase.symbols[symbol].parent.exists && codebase.isOfApp(symbol)
          && !codebase.root.isEntryPoint(symbol)
      }
      guard !next.isEmpty else { break }
      found += next
      for symbol in next { gone.take(symbol, in: codebase) }
    }
    return found.sorted().map { symbol in
      (
        codebase.symbols.qualifiedName(of: symbol),
        codebase.place(codebase.symbols[symbol].file, codebase.nameRange(of: symbol).start)
      )
    }
  }

  private func leftUnimported(_ gone: GoneCode) -> [String] {
    var named: Set<String> = []
    var others: Set<String> = []
    for id in codebase.files.ids where !codebase.files[id].isTest {
      let modules = codebase.files[id].facts.imports.map { codebase.files[id].facts.module(of: $0) }
      if gone.files.contains(id) { named.formUnion(modules) } else { others.formUnion(modules) }
    }
    let own = Set(
      codebase.files.ids.filter { !gone.files.contains($0) }.compactMap {
        codebase.files[$0].placement.module
      })
    return named.subtracting(others).intersection(own).sorted { $0.precedes($1) }
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
