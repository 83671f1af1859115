import ArchFacts
import ArchModel

/// Which files name types of which others, without any layers: looked at once, and summed up for every way to cut the
/// code.
struct ObservedUses {
  /// A file that names a type of another one, once for each type; or imports a module.
  struct Use {
    enum Target {
      case file(FileID)
      case module(Int)
    }

    let user: FileID
    let target: Target
    /// Whether the user makes one, and it is neither a value nor shown.
    let isMade: Bool
  }

  /// By code that does not put the app together.
  private let usual: [Use]
  /// By code that does, which may use everything.
  private let byRoot: [Use]
  /// The files of each module that is imported.
  private let modules: [[FileID]]
  private let fileCount: Int

  private static let simple: Set<Role> = [.value, .dto, .error, .view]

  init(_ codebase: Codebase) {
    struct Known: Hashable {
      let file: FileID
      let symbol: SymbolID
    }
    var positions: [Known: Int] = [:]
    var seenInRoot: Set<Known> = []
    var uses: [Use] = []
    var byRoot: [Use] = []
    for use in codebase.typeUses {
      let target = codebase.symbols[use.symbol]
      guard target.file != use.place.file, !target.isExternal, codebase.isOfApp(use.symbol),
        codebase.files[use.place.file].isProduction(at: use.range.start)
      else { continue }
      let isMade = use.kind == .call && !Self.simple.contains(codebase.role(of: use.symbol).role)
      let found = Use(user: use.place.file, target: .file(target.file), isMade: isMade)
      let key = Known(file: use.place.file, symbol: use.symbol)
      if codebase.isInCompositionRoot(use.place) {
        if seenInRoot.insert(key).inserted { byRoot.append(found) }
      } else if let position = positions[key] {
        if isMade { uses[position] = found }
      } else {
        positions[key] = uses.count
        uses.append(found)
      }
    }
    var files: [String: [FileID]] = [:]
    for (id, file) in codebase.files.numbered {
      if let module = file.placement.module { files[module, default: []].append(id) }
    }
    var numbers: [String: Int] = [:]
    var modules: [[FileID]] = []
    for (id, file) in codebase.files.numbered where file.notJudged == nil {
      for imported in file.facts.imports {
        guard let name = NamePath.names(imported.path, in: file.facts.bytes).first.map(file.facts.verbatim),
          let own = files[name]
        else { continue }
        let number = numbers[name] ?? modules.count
        if number == modules.count {
          numbers[name] = number
          modules.append(own)
        }
        uses.append(Use(user: id, target: .module(number), isMade: false))
      }
    }
    usual = uses
    self.byRoot = byRoot
    self.modules = modules
    fileCount = codebase.files.count
  }

  /// How often code of one part uses another, by user and used part.
  ///
  /// - Parameters:
  ///   - inRoot: by what puts the app together, instead of by all other code.
  ///   - roots: files that do so, too, without being known for it.
  func between(_ parts: [[FileID]], inRoot: Bool = false, without roots: Set<FileID> = []) -> [[Int]] {
    var counts = Array(repeating: Array(repeating: 0, count: parts.count), count: parts.count)
    forEach(between: parts, inRoot: inRoot) { use, from, to in
      if !roots.contains(use.user) { counts[from][to] += 1 }
    }
    return counts
  }

  /// The same by whoever does, what puts the app together as well.
  func betweenByAnyone(_ parts: [[FileID]]) -> [[Int]] {
    zip(between(parts), between(parts, inRoot: true)).map { zip($0, $1).map(+) }
  }

  /// Calls for each use of a part by another one.
  func forEach(between parts: [[FileID]], inRoot: Bool = false, _ body: (Use, Int, Int) -> Void) {
    var partOf = Column<FileID, Int>(repeating: -1, count: fileCount)
    for (part, files) in parts.enumerated() { for file in files { partOf[file] = part } }
    // Whoever imports a module depends on a part where all of it is in that one.
    let ofModules = modules.map { files in
      let parts = Set(files.lazy.map { partOf[$0] }.filter { $0 >= 0 })
      return parts.count == 1 ? parts.first ?? -1 : -1
    }
    for use in inRoot ? byRoot : usual {
      let from = partOf[use.user]
      let to =
        switch use.target {
        case .file(let file): partOf[file]
        case .module(let module): ofModules[module]
        }
      if from >= 0, to >= 0, from != to { body(use, from, to) }
    }
  }

  /// Those of some files that use others of them, whoever does.
  func users(among files: [FileID]) -> Set<FileID> {
    let known = Set(files)
    return Set(
      (usual + byRoot).lazy.filter { use in
        switch use.target {
        case .file(let file): known.contains(file)
        case .module: false
        }
      }.map(\.user))
  }
}
