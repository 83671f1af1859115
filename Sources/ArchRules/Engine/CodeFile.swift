import ArchConfig
package import ArchFacts
package import ArchModel

/// One file, as rules look at it.
package struct CodeFile: Sendable {
  package let codebase: Codebase
  /// Into `Codebase.files`.
  package let index: FileID
  package let source: SourceFile
  package let facts: FileFacts

  init(_ codebase: Codebase, _ index: FileID) {
    self.codebase = codebase
    self.index = index
    source = codebase.files[index]
    facts = source.facts
  }

  var path: String { source.path }
  var layer: Layer? { source.layer }
  var layerName: String? { layer?.name }
  /// Of its layer.
  var kind: LayerKind? { layer?.kind }

  /// What expressions are in this file.
  var expressions: ExpressionTypes { ExpressionTypes(codebase.code, file: index) }

  /// At file scope, or in a type.
  func place(in owner: Int32 = FileFacts.none, function: Int32 = FileFacts.none) -> Place {
    Place(file: index, owner: owner, function: function)
  }

  /// The innermost type and function around an offset.
  func place(around offset: Int32) -> Place {
    let function = facts.functions.lastIndex { $0.extent.contains(offset) }
    return place(in: facts.type(around: offset), function: function.map(Int32.init) ?? FileFacts.none)
  }

  func place(of call: Call) -> Place { place(in: call.owner, function: call.function) }

  func place(of branch: Branch) -> Place { place(in: branch.owner, function: branch.function) }

  /// Whether what is here is a part of the app, and not of a preview or of a mock.
  func isJudged(_ range: ByteRange) -> Bool { source.isProduction(at: range.start) }

  /// The types that it declares and those that it extends, in the order of the file.
  var types: some Sequence<CodeType> {
    codebase.symbols.symbolOfDeclaration[index].lazy.filter(\.exists).map { CodeType(codebase, $0) }
  }

  /// The types that it declares, each once.
  var declaredTypes: some Sequence<CodeType> {
    let index = index
    return codebase.symbols.symbolOfDeclaration[index].enumerated().lazy.compactMap { number, id in
      guard id.exists, case let type = CodeType(codebase, id), type.symbol.file == index,
        type.symbol.declaration == Int32(number), !type.symbol.isExternal
      else { return nil }
      return type
    }
  }

  /// What is declared in types and at file scope, as far as something holds for it. Handles are made of those alone: to
  /// make one of each member was a hundredth of a check.
  func members(where isWanted: (Member) -> Bool) -> [CodeMember] {
    var members: [CodeMember] = []
    for (index, member) in facts.members.enumerated() where isWanted(member) {
      members.append(CodeMember(self, Int32(index)))
    }
    return members
  }

  /// The modules that its production code imports, in the order of the file, each as often as it is imported.
  var imports: some Sequence<(module: String, range: ByteRange)> {
    facts.imports.lazy.filter { source.isProduction(at: $0.position) }.compactMap { entry in
      var path = NamePath(entry.path)
      return path.next(in: facts.bytes).map { (facts.verbatim($0), entry.path) }
    }
  }

  /// Where something that explains a finding is.
  func related(_ range: ByteRange, _ message: String) -> Findings.Related {
    Findings.Related(file: index, offset: range.start, message: message)
  }
}

extension Codebase {
  func file(at place: Place) -> CodeFile { CodeFile(self, place.file) }
}
