import ArchFacts

/// The members of the codebase by their type and by their names.
///
/// A class so that passing a codebase on counts one reference.
final class MemberTable: Sendable {
  /// Those of extensions included.
  let byType: Grouping<SymbolID, MemberReference>
  let names: MemberNames
  /// Of types with many members alone, in the order of `byType`; by the numbers of their names.
  private let byName: [SymbolID: [NameID: [MemberReference]]]
  /// Of those members.
  private let memberNames: NameTable
  private static let manyMembers = 64

  init(_ files: [SourceFile], _ symbols: SymbolTable, _ names: MemberNames) {
    byType = Self.byType(files, symbols)
    self.names = names
    var byName: [SymbolID: [NameID: [MemberReference]]] = [:]
    var memberNames = NameTable()
    for symbol in symbols.ids where byType[symbol].count > Self.manyMembers {
      var members: [NameID: [MemberReference]] = [:]
      for reference in byType[symbol] {
        let facts = files[reference.file].facts
        let name = memberNames.intern(
          facts.bytes, facts.unquoted(facts.members[Int(reference.index)].name))
        members[name, default: []].append(reference)
      }
      byName[symbol] = members
    }
    self.byName = byName
    self.memberNames = memberNames
  }

  /// In the order of `byType`.
  func members(of symbol: SymbolID, named name: String, in files: SourceFiles) -> [MemberReference] {
    if let known = byName[symbol] { return known[memberNames.find(name)] ?? [] }
    return byType[symbol].filter { reference in
      let facts = files[reference.file].facts
      return facts.hasText(facts.unquoted(facts.members[Int(reference.index)].name), name)
    }
  }

  private static func byType(_ files: [SourceFile], _ symbols: SymbolTable) -> Grouping<
    SymbolID, MemberReference
  > {
    var keys: [SymbolID] = []
    var values: [MemberReference] = []
    for (fileIndex, file) in files.numbered {
      let row = symbols.symbolOfDeclaration[fileIndex]
      for (index, member) in file.facts.members.enumerated() where member.owner >= 0 {
        let symbol = row[Int(member.owner)]
        guard symbol.exists else { continue }
        keys.append(symbol)
        values.append(MemberReference(file: fileIndex, index: Int32(index)))
      }
    }
    return Grouping(count: symbols.count, keys: keys, values: values)
  }
}

/// What is at file scope, and every function, by their names.
struct MemberNames: Sendable {
  private var names = NameTable()
  private var globals = Grouping<NameID, MemberReference>.empty
  private var functions = Grouping<NameID, MemberReference>.empty

  init(_ files: [SourceFile]) {
    var globalKeys: [NameID] = []
    var globalValues: [MemberReference] = []
    var functionKeys: [NameID] = []
    var functionValues: [MemberReference] = []
    for (fileIndex, file) in files.numbered {
      for (index, member) in file.facts.members.enumerated() {
        let isFunction = member.kind == .func
        guard member.owner < 0 || isFunction else { continue }
        let name = names.intern(file.facts.bytes, member.name)
        let reference = MemberReference(file: fileIndex, index: Int32(index))
        if member.owner < 0 {
          globalKeys.append(name)
          globalValues.append(reference)
        }
        if isFunction {
          functionKeys.append(name)
          functionValues.append(reference)
        }
      }
    }
    globals = Grouping(count: names.count, keys: globalKeys, values: globalValues)
    functions = Grouping(count: names.count, keys: functionKeys, values: functionValues)
    mostOfOneName = (0..<names.count).reduce(0) { max($0, functions[NameID($1)].count) }
  }

  /// How many functions have the name that most have.
  private(set) var mostOfOneName = 0

  func globals(named name: ByteRange, in bytes: [UInt8]) -> ArraySlice<MemberReference> {
    globals[names.find(bytes, name)]
  }

  func functions(named name: String) -> ArraySlice<MemberReference> { functions[names.find(name)] }

  func functions(named name: ByteRange, in bytes: [UInt8]) -> ArraySlice<MemberReference> {
    functions[names.find(bytes, name)]
  }
}

/// One member of a type, or a function or variable at file scope.
package struct MemberReference: Sendable, Hashable {
  /// into `NamedCode.files`.
  package let file: FileID
  /// Into the `members` of that file.
  package let index: Int32

  package init(file: FileID, index: Int32) {
    self.file = file
    self.index = index
  }
}
