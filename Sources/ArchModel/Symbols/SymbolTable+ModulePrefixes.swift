import ArchFacts
import ArchKnowledge

// Which names before a period are those of modules.
extension SymbolTable {
  func removeModulePrefixes(from files: inout [SourceFile]) {
    for index in files.ids where !files[index].modulePrefixes.isEmpty {
      let file = files[index]
      let prefixes = file.modulePrefixes.filter { isOfAnother($0, in: file, index) }
      if !prefixes.isEmpty { files[index] = SourceFile(file, without: prefixes) }
    }
  }

  /// A type that is visible hides a module of its name. A module of the codebase itself says which of several types
  /// is meant, so it stays, unless nothing of the codebase has the name that is after it: that one came with
  /// what the module exports.
  private func isOfAnother(_ prefix: ModulePrefix, in file: SourceFile, _ index: FileID) -> Bool {
    let bytes = file.facts.bytes
    let place = Place(file: index, owner: prefix.owner, function: prefix.function)
    let known = names.find(bytes, prefix.module)
    if known.exists {
      let meaning = resolveFirst(prefix.module, known, at: place, in: file, ignoringGenerics: false)
      guard meaning.mayBeForeign else { return false }
    }
    guard modules.isKnown(prefix.module, in: bytes) else { return true }
    let name = names.find(bytes, prefix.name)
    guard name.exists, name.tableIndex < candidates.count, !candidates[name].isEmpty else {
      return !bytes[Int(prefix.name.start)].isLowerCase
    }
    let module = file.facts.verbatim(prefix.module)
    let isApple = AppleModules.group(of: module) != nil
    return isApple && resolveInModule(prefix.name, module: module, from: place, in: file) == .notOurs
  }
}
