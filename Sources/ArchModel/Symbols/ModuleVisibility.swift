import ArchFacts

/// Which module each file belongs to, and what it sees of the others.
struct ModuleVisibility: Sendable {
  /// Modules and folders.
  private var names = NameTable()
  private let modules: Column<FileID, String?>
  private let paths: Column<FileID, String>
  /// By file: the number of its folder below the root.
  private let firstFolders: Column<FileID, Int>
  /// By file.
  private var own = Column<FileID, NameID>()
  /// Of a file that only some of the targets have that build its module.
  private var variants: [FileID: TargetVariants] = [:]
  /// Of a file that is built into several modules.
  private var shared: [FileID: [NameID]] = [:]
  private var imports = Grouping<FileID, NameID>.empty
  /// By file: whether it is certain which module it belongs to: a manifest says so, or the place that SwiftPM gives to
  /// targets, and an import of that name.
  private var isDeclared = Column<FileID, Bool>()
  /// `@testable import`; by file.
  private var testableImports: [FileID: [NameID]] = [:]
  /// `import struct A.B` shows one name of A; by file.
  private var scopedImports: [FileID: [(module: NameID, name: [UInt8])]] = [:]
  /// By name: a folder of the codebase or a module of one of its files.
  private var isOurs = Column<NameID, Bool>()
  /// By name: a target of a manifest, or imported somewhere. A folder may merely look like a module.
  private var isReal = Column<NameID, Bool>()

  static let none = ModuleVisibility([], ImportTable([]))

  init(_ files: [SourceFile], _ table: ImportTable) {
    names = table.names
    modules = Column(files.map(\.placement.module))
    paths = Column(files.map(\.path))
    firstFolders = Self.firstFolders(of: files)
    // Whatever somebody imports is one.
    var real = names.ids
    let imported = Set(real)
    isOurs = Column(repeating: false, count: names.count)
    internFolders(files)
    for (index, file) in files.numbered {
      let id = file.placement.module.map { note(names.intern($0)) } ?? .noName
      own.append(id)
      if file.placement.variants != .all { variants[index] = file.placement.variants }
      if !file.placement.sharedModules.isEmpty {
        shared[index] = file.placement.sharedModules.map { note(names.intern($0)) }
      }
      if file.placement.hasDeclaredModule {
        real.append(id)
        isDeclared.append(true)
      } else {
        isDeclared.append(file.placement.moduleEvidence == .sourcesFolder && imported.contains(id))
      }
    }
    readImports(files, table)
    isReal = Column(repeating: false, count: names.count)
    for id in real { isReal[id] = true }
  }

  private mutating func note(_ id: NameID) -> NameID {
    while isOurs.count < names.count { isOurs.append(false) }
    isOurs[id] = true
    return id
  }

  /// A folder that holds only some files of a module that is certain is none itself, whatever it is called.
  private mutating func internFolders(_ files: [SourceFile]) {
    let homes = Self.homes(of: files)
    var last: [UInt8] = []
    for file in files where file.placement.sharedModules.isEmpty {
      let path = Array(file.path.utf8)
      guard var end = path.lastIndex(of: UInt8(ascii: "/")) else { continue }
      if file.placement.hasDeclaredModule, let home = file.placement.module.flatMap({ homes[$0] }) {
        guard !home.isEmpty else { continue }
        end = home.utf8.count - 1
      }
      guard !path[..<end].elementsEqual(last) else { continue }
      last = Array(path[..<end])
      var start = 0
      for index in 0...end where path[index] == UInt8(ascii: "/") {
        _ = note(names.intern(path, ByteRange(start: Int32(start), end: Int32(index))))
        start = index + 1
      }
    }
  }

  /// As numbers, since they are compared for every name whose module is not known.
  private static func firstFolders(of files: [SourceFile]) -> Column<FileID, Int> {
    var numbers: [Substring: Int] = [:]
    return Column(
      files.map { file in
        let end = file.path.utf8.firstIndex(of: UInt8(ascii: "/")) ?? file.path.endIndex
        let folder = file.path[..<end]
        let number = numbers[folder] ?? numbers.count
        numbers[folder] = number
        return number
      })
  }

  /// The folder around all files of each module that is certain, with its last slash; empty for the root.
  private static func homes(of files: [SourceFile]) -> [String: String] {
    var homes: [String: String] = [:]
    for file in files where file.placement.hasDeclaredModule {
      guard let module = file.placement.module else { continue }
      let folder = file.path.folderOfPath
      homes[module] = homes[module]?.folder(around: folder) ?? folder
    }
    return homes
  }

  private mutating func readImports(_ files: [SourceFile], _ table: ImportTable) {
    var keys: [FileID] = []
    var values: [NameID] = []
    /// What a module hands on to those that import it.
    var exports: [NameID: [NameID]] = [:]
    /// The same for single names.
    var scopedExports: [NameID: [(module: NameID, name: [UInt8])]] = [:]
    for (index, file) in files.numbered {
      for known in table.entries[index] {
        let entry = file.facts.imports[Int(known.index)]
        if !entry.kind.isEmpty {
          var path = NamePath(entry.path)
          _ = path.next(in: file.facts.bytes)
          guard let name = path.next(in: file.facts.bytes) else { continue }
          let bytes = Array(file.facts.bytes[Int(name.start)..<Int(name.end)])
          scopedImports[index, default: []].append((known.module, bytes))
          if isExported(entry, in: file), own[index].exists {
            scopedExports[own[index], default: []].append((known.module, bytes))
          }
          continue
        }
        keys.append(index)
        values.append(known.module)
        if !entry.attributes.isEmpty, file.texts(entry.attributes).contains("testable") {
          testableImports[index, default: []].append(known.module)
        }
        if isExported(entry, in: file), own[index].exists {
          exports[own[index], default: []].append(known.module)
        }
      }
    }
    imports = Grouping(count: files.count, keys: keys, values: values)
    guard !exports.isEmpty || !scopedExports.isEmpty else { return }
    var isExporting = Marks<NameID>()
    for module in exports.keys { isExporting.insert(module) }
    for module in scopedExports.keys { isExporting.insert(module) }
    for index in files.ids
    where isExporting.contains(own[index]) || imports[index].contains(where: isExporting.contains) {
      let exported = exported(from: own[index], imports[index], exports)
      for module in exported {
        keys.append(index)
        values.append(module)
      }
      for module in exported + Array(imports[index]) + [own[index]] {
        for scoped in scopedExports[module] ?? [] { scopedImports[index, default: []].append(scoped) }
      }
    }
    imports = Grouping(count: files.count, keys: keys, values: values)
  }

  private func isExported(_ entry: Import, in file: SourceFile) -> Bool {
    !entry.attributes.isEmpty && file.texts(entry.attributes).contains("_exported")
  }

  /// Everything that comes along with what a file imports, and with its own module.
  private func exported(
    from own: NameID, _ imported: ArraySlice<NameID>, _ exports: [NameID: [NameID]]
  ) -> [NameID] {
    var found: [NameID] = []
    var work = Array(imported) + [own]
    while let module = work.popLast() {
      for next in exports[module] ?? [] where !found.contains(next) {
        found.append(next)
        work.append(next)
      }
    }
    return found
  }

  /// How near a name at module scope is to a file, smaller is nearer; `nil` when the file cannot see it.
  ///
  /// 0 in the same file, 1 in the same module, 2 in one that the file imports; where modules are not known 3 below the
  /// same folder of the root, and 4 elsewhere. A module declares a name once, so two of one name below two folders are
  /// those of two modules.
  func rank(ofFile target: FileID, name: ArraySlice<UInt8>, from file: FileID) -> Int? {
    if target == file { return 0 }
    let module = own[target]
    if !module.exists { return sharedRank(ofFile: target, name: name, from: file) }
    if module == own[file] || shared[file]?.contains(module) ?? false { return 1 }
    if let scoped = scopedImports[file] {
      // A name that is imported by itself hides those of the modules that are imported whole.
      let named = scoped.filter { $0.name.elementsEqual(name) }
      if !named.isEmpty { return named.contains { $0.module == module } ? 2 : nil }
    }
    if imports[file].contains(module) { return 2 }
    return isReal[module] ? nil : unknownRank(of: target, from: file)
  }

  private func unknownRank(of target: FileID, from file: FileID) -> Int {
    firstFolders[target] == firstFolders[file] ? 3 : 4
  }

  /// The same for a name in a file that has no module of its own.
  private func sharedRank(ofFile target: FileID, name: ArraySlice<UInt8>, from file: FileID) -> Int? {
    guard let modules = shared[target] else { return unknownRank(of: target, from: file) }
    if modules.contains(own[file]) || shared[file]?.contains(where: modules.contains) ?? false { return 1 }
    let named = scopedImports[file]?.filter { $0.name.elementsEqual(name) } ?? []
    if !named.isEmpty { return named.contains { modules.contains($0.module) } ? 2 : nil }
    if imports[file].contains(where: modules.contains) { return 2 }
    return isDeclared[file] ? nil : unknownRank(of: target, from: file)
  }

  /// Whether a file is built into a module that certainly has not what another declares: a name that both have means
  /// something else there, such as a class of Objective-C.
  func lacks(_ target: FileID, in file: FileID) -> Bool {
    guard let all = shared[file] else { return false }
    let modules = own[target].exists ? [own[target]] : shared[target] ?? []
    guard target != file, !modules.isEmpty else { return false }
    return !all.allSatisfy(modules.contains) && !imports[file].contains(where: modules.contains)
  }

  /// Whether no target that builds one file has another of its module, so that a name there means something else.
  func leavesOut(_ target: FileID, for file: FileID) -> Bool {
    // Which of the targets another module is linked with, nothing says.
    guard let declaring = variants[target], own[target] == own[file] else { return false }
    return !(variants[file] ?? .all).sees(declaring)
  }

  /// Whether what is internal in one file is nothing to another: they certainly belong to different modules.
  func hidesInternals(ofFile target: FileID, from file: FileID) -> Bool {
    guard own[target] != own[file], isDeclared[target], isDeclared[file] else { return false }
    return !(testableImports[file]?.contains(own[target]) ?? false)
  }

  /// How near a file is to another, smaller is nearer: of the same module, of one that is imported, of any other.
  func nearness(of target: FileID, to file: FileID) -> Int {
    if target == file { return 0 }
    let module = own[target]
    guard module.exists else {
      return sharedRank(ofFile: target, name: [], from: file) ?? unknownRank(of: target, from: file)
    }
    if module == own[file] || shared[file]?.contains(module) ?? false { return 1 }
    return imports[file].contains(module) ? 2 : unknownRank(of: target, from: file)
  }

  /// Whether a file that looks like a test is one that the module of another is built with: of the same module or,
  /// where modules are not known, outside the folders that targets of tests have.
  func isInOneBuild(_ target: FileID, _ name: ArraySlice<UInt8>, with file: FileID) -> Bool {
    switch rank(ofFile: target, name: name, from: file) {
    case 0, 1: true
    case 3, 4:
      !paths[target].split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0 == "Test" }
    default: false
    }
  }

  func isKnown(_ name: ByteRange, in bytes: [UInt8]) -> Bool { isKnown(names.find(bytes, name)) }

  func isKnown(_ name: String) -> Bool { isKnown(names.find(name)) }

  private func isKnown(_ id: NameID) -> Bool { id.exists && isOurs[id] }

  /// Whether a file belongs to a module or, where its module is not known for sure, is in such a folder.
  func isFile(_ file: FileID, in module: String) -> Bool {
    if modules[file] == module { return true }
    if let shared = shared[file] { return shared.contains { names.string($0) == module } }
    guard !own[file].exists || !isReal[own[file]] else { return false }
    return paths[file].utf8.split(separator: UInt8(ascii: "/")).dropLast().contains {
      $0.elementsEqual(module.utf8)
    }
  }
}
