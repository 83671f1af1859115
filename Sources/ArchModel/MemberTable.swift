import ArchFacts

/// The members of the codebase by their type and by their names.
///
/// A class so that passing a codebase on counts one reference.
final class MemberTable: Sendable {
  /// Those of extensions included.
  let byType: Grouping<MemberReference>
  /// What stands at file scope.
  let globals: Grouping<MemberReference>
  let globalNames: NameTable
  /// Every function that is a member or stands at file scope.
  let functions: Grouping<MemberReference>
  let functionNames: NameTable

  init(_ files: [SourceFile], _ symbols: SymbolTable) {
    byType = Self.byType(files, symbols)
    (globals, globalNames) = Self.byName(files) { $0.owner < 0 }
    (functions, functionNames) = Self.byName(files) { $0.kind == .func }
  }

  private static func byType(_ files: [SourceFile], _ symbols: SymbolTable) -> Grouping<MemberReference> {
    var keys: [Int32] = []
    var values: [MemberReference] = []
    for (fileIndex, file) in files.enumerated() {
      let row = symbols.symbolOfDeclaration[fileIndex]
      for (index, member) in file.facts.members.enumerated() where member.owner >= 0 {
        let symbol = row[Int(member.owner)]
        guard symbol >= 0 else { continue }
        keys.append(symbol)
        values.append(MemberReference(file: Int32(fileIndex), index: Int32(index)))
      }
    }
    return Grouping(count: symbols.symbols.count, keys: keys, values: values)
  }

  private static func byName(
    _ files: [SourceFile], where isIncluded: (Member) -> Bool
  ) -> (Grouping<MemberReference>, NameTable) {
    var names = NameTable()
    var keys: [Int32] = []
    var values: [MemberReference] = []
    for (fileIndex, file) in files.enumerated() {
      for (index, member) in file.facts.members.enumerated() where isIncluded(member) {
        keys.append(names.intern(file.facts.bytes, member.name))
        values.append(MemberReference(file: Int32(fileIndex), index: Int32(index)))
      }
    }
    return (Grouping(count: names.count, keys: keys, values: values), names)
  }
}

/// One member of a type, or a function or variable at file scope.
package struct MemberReference: Sendable, Hashable {
  /// Into `Codebase.files`.
  package let file: Int32
  /// Into the `members` of that file.
  package let index: Int32

  package init(file: Int32, index: Int32) {
    self.file = file
    self.index = index
  }
}
