package import ArchConfig
package import ArchFacts

/// The files with the types and members that they declare: code in which names have meanings.
///
/// A class so that handing it to readers and threads counts one reference.
package final class NamedCode: Sendable {
  package let files: SourceFiles
  package let symbols: SymbolTable
  let memberTable: MemberTable
  /// Which layers paths are of.
  let layerMap: LayerMap
  /// What the team says its types are.
  package let statedRoles: StatedRoles
  /// What XcodeGen's descriptions say, which are no Swift.
  package let xcodeGen: [XcodeGenManifest]
  private let declaredModules: Set<String>
  /// Those, and the modules that files belong to.
  private let ownModules: Set<String>

  /// - Parameter numbering: of the types.
  init(_ placed: PlacedCode, _ numbering: Numbering = .once, work: some WorkDistribution) {
    // Neither needs the other.
    let (names, table) = work.both {
      MemberNames(placed.files)
    } and: {
      var files = placed.files
      let symbols = SymbolTable(&files, placed.imports, numbering)
      return (symbols: symbols, files: files)
    }
    files = SourceFiles(table.files)
    symbols = table.symbols
    memberTable = MemberTable(table.files, symbols, names)
    layerMap = placed.map
    statedRoles = StatedRoles(placed.roleStatements, files, symbols)
    xcodeGen = placed.xcodeGen
    declaredModules = placed.declaredModules
    ownModules = declaredModules.union(files.compactMap(\.placement.module))
  }

  /// The same where no more than what functions do is different.
  convenience init(_ placed: PlacedCode, after earlier: NamedCode, changed: Set<FileID>) {
    var files = earlier.files.all
    for index in changed { files[index] = placed.files[index].withoutPrefixes(asIn: earlier.files[index]) }
    self.init(earlier, files: SourceFiles(files))
  }

  /// The same code once it is known what else in its files never reaches a user of the app.
  convenience init(_ code: NamedCode, addingNonProduction ranges: [FileID: [NotJudgedRange]]) {
    var files = code.files.all
    for (index, ranges) in ranges {
      files[index] = SourceFile(files[index], addingNonProduction: ranges)
    }
    self.init(code, files: SourceFiles(files))
  }

  /// The same code for somebody of whom it is noted which files are looked at.
  convenience init(_ code: NamedCode, noting reads: FileReads) {
    self.init(code, files: SourceFiles(code.files.all, noting: reads))
  }

  /// Of the same files in the same order, in which the same is declared.
  private init(_ code: NamedCode, files: SourceFiles) {
    self.files = files
    symbols = code.symbols
    memberTable = code.memberTable
    layerMap = code.layerMap
    statedRoles = code.statedRoles
    xcodeGen = code.xcodeGen
    declaredModules = code.declaredModules
    ownModules = code.ownModules
  }

  /// The members of a type, those of its extensions included; not the inherited ones.
  package func members(of symbol: SymbolID) -> ArraySlice<MemberReference> {
    memberTable.byType[symbol]
  }

  /// The members of a type that have a name, overloads in the order of the source.
  package func members(of symbol: SymbolID, named name: String) -> [MemberReference] {
    memberTable.members(of: symbol, named: name, in: files)
  }

  /// The functions and variables at file scope with this name.
  package func globals(named name: ByteRange, in file: SourceFile) -> ArraySlice<MemberReference> {
    memberTable.names.globals(named: name, in: file.facts.bytes)
  }

  /// Every function with this name, of types and at file scope.
  func functions(named name: ByteRange, in file: SourceFile) -> ArraySlice<MemberReference> {
    memberTable.names.functions(named: name, in: file.facts.bytes)
  }

  func functions(named name: String) -> ArraySlice<MemberReference> {
    memberTable.names.functions(named: name)
  }

  /// The type that functions with this name return, where all of them return the same one.
  func resultOfFunctions(named name: ByteRange, in file: SourceFile) -> SymbolID? {
    var found: SymbolID?
    for reference in memberTable.names.functions(named: name, in: file.facts.bytes) {
      let member = member(reference)
      guard !files[reference.file].isTest, !member.returnType.isEmpty else { continue }
      let place = Place(file: reference.file, owner: member.owner, function: member.function)
      guard let type = resolveType(member.returnType, at: place), found == nil || found == type else {
        return nil
      }
      found = type
    }
    return found
  }

  package func member(_ reference: MemberReference) -> Member {
    files[reference.file].facts.members[Int(reference.index)]
  }

  /// Whether a module is one of this codebase, by what is known of its targets.
  package func isOwnModule(_ name: String) -> Bool { ownModules.contains(name) }

  /// Whether a package manifest of this codebase declares a module.
  package func isDeclaredModule(_ name: String) -> Bool { declaredModules.contains(name) }

  /// Whether a module may be one of this codebase: where targets are not known, their folders have their names.
  package func mayBeOwnModule(_ name: String) -> Bool { isOwnModule(name) || symbols.isOwnModule(name) }

  /// Where a type is declared: its file and the range of its name.
  package func nameRange(of symbol: SymbolID) -> ByteRange {
    let declared = symbols[symbol]
    return files[declared.file].facts.types[Int(declared.declaration)].name
  }

  package func file(of symbol: SymbolID) -> SourceFile { files[symbols[symbol].file] }

  package func layerKind(of symbol: SymbolID) -> LayerKind? {
    symbols[symbol].isExternal ? nil : file(of: symbol).kind
  }
}
