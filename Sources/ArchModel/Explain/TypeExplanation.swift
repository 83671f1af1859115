import ArchConfig
package import ArchFacts

/// All that the model knows about a type, and why it thinks so.
package struct TypeExplanation: Sendable {
  package let symbol: SymbolID
  package let name: String
  package let kind: TypeKind
  package let declaration: CodePlace
  package let extensions: [CodePlace]
  package let placement: PlacementExplanation
  package let role: Role
  /// Why it has the role, worded to follow "is a use case".
  package let roleReason: String
  /// Which row of a table decided, worded to follow the reason.
  package let roleRow: String?
  /// Why it is a component, or why it is not one.
  package let isComponent: Bool
  package let componentReason: String
  /// Worded to follow "because"; `nil` when it is not in the composition root.
  package let compositionRoot: String?
  /// What it uses, and what uses it, by layer.
  package let uses: [UsesOfLayer]
  package let usedBy: [UsesOfLayer]
}

/// The uses that lead to one layer, or come from it.
package struct UsesOfLayer: Sendable {
  /// `nil` for what no layer claims.
  package let layer: String?
  /// Every use in the order of files and offsets.
  package let uses: [Use]

  package struct Use: Sendable {
    package let place: CodePlace
    /// Worded to follow "which it": "names", "calls".
    package let verb: String
    /// The other type.
    package let type: String
  }
}

extension Codebase {
  package func explanation(of symbol: SymbolID) -> TypeExplanation {
    let declared = symbols[symbol]
    let role = role(of: symbol)
    let component = component(symbol)
    let extensions = symbols.declarations(of: symbol).filter {
      $0.file != declared.file || $0.index != declared.declaration
    }
    return TypeExplanation(
      symbol: symbol, name: symbols.qualifiedName(of: symbol), kind: declared.kind,
      declaration: place(declared.file, nameRange(of: symbol).start),
      extensions: extensions.map {
        place($0.file, files[$0.file].facts.types[Int($0.index)].name.start)
      },
      placement: placementExplanation(ofFile: declared.file), role: role.role,
      roleReason: role.evidence.reason(in: code), roleRow: role.row(of: symbol, in: code),
      isComponent: component.evidence != nil,
      componentReason: component.sentence(in: code),
      compositionRoot: compositionRootReason(of: symbol),
      uses: grouped(typeUses.filter { isWithin(symbol, $0.place) && !isPart($0.symbol, of: symbol) }) {
        self.symbols[$0.symbol].isExternal ? nil : file(of: $0.symbol).layer?.name
      },
      usedBy: grouped(typeUses.filter { $0.symbol == symbol && !isWithin(symbol, $0.place) }) {
        files[$0.place.file].layer?.name
      })
  }

  /// What a file uses of others, by layer.
  package func uses(byFile index: FileID) -> [UsesOfLayer] {
    grouped(typeUses.filter { $0.place.file == index && symbols[$0.symbol].file != index }) {
      file(of: $0.symbol).layer?.name
    }
  }

  /// What others use of a file, by layer.
  package func uses(ofFile index: FileID) -> [UsesOfLayer] {
    grouped(typeUses.filter { $0.place.file != index && symbols[$0.symbol].file == index }) {
      files[$0.place.file].layer?.name
    }
  }

  /// What the production code of some files uses of others, by the layers of what is used or, if that is asked for, of
  /// those who use it.
  func uses(from isUser: (FileID) -> Bool, to isUsed: (FileID) -> Bool, byUser: Bool) -> [UsesOfLayer] {
    let found = typeUses.filter { use in
      isUser(use.place.file) && isUsed(symbols[use.symbol].file) && !symbols[use.symbol].isExternal
        && files[use.place.file].isProduction(at: use.range.start)
    }
    return grouped(found) { use in
      (byUser ? files[use.place.file] : file(of: use.symbol)).layer?.name
    }
  }

  private func isWithin(_ symbol: SymbolID, _ place: Place) -> Bool {
    type(at: place).map { isPart($0, of: symbol) } ?? false
  }

  /// Whether a type is another one or nested in it.
  private func isPart(_ part: SymbolID, of whole: SymbolID) -> Bool {
    var scope = part
    while scope.exists {
      if scope == whole { return true }
      scope = symbols[scope].parent
    }
    return false
  }

  private func grouped(_ uses: [TypeUse], by layer: (TypeUse) -> String?) -> [UsesOfLayer] {
    var groups: [String?: [UsesOfLayer.Use]] = [:]
    for use in uses {
      let file = files[use.place.file]
      let place = CodePlace(path: file.path, location: file.lines.location(at: use.range.start))
      groups[layer(use), default: []].append(
        UsesOfLayer.Use(place: place, verb: use.kind.verb, type: symbols.qualifiedName(of: use.symbol)))
    }
    // In the order of the architecture; what no layer claims comes last.
    let order = architecture.layers.map { Optional($0.name) } + [nil]
    return order.compactMap { name in groups[name].map { UsesOfLayer(layer: name, uses: $0) } }
  }
}
