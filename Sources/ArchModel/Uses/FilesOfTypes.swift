/// By type the files that use it, each once and in the order of files.
package struct FilesOfTypes: Sendable {
  private let files: Grouping<SymbolID, FileID>

  /// - Parameter used: by file, in their order, the types that it uses, each once.
  package init(_ used: [(file: FileID, types: [SymbolID])], in symbols: SymbolTable) {
    var (keys, values) = ([SymbolID](), [FileID]())
    for (file, types) in used {
      keys += types
      values += repeatElement(file, count: types.count)
    }
    files = Grouping(count: symbols.count, keys: keys, values: values)
  }

  package subscript(_ type: SymbolID) -> ArraySlice<FileID> { files[type] }
}
