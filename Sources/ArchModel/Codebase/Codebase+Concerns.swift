package import ArchConfig

extension Codebase {
  /// Whether it has what an item of a checklist is about.
  package func concerns(_ item: ChecklistItem) -> Bool {
    item.concerns.isEmpty || item.concerns.contains(where: has)
  }

  private func has(_ concern: ChecklistItem.Concern) -> Bool {
    switch concern {
    case .layer(let kind): files.contains { $0.layer?.kind == kind && $0.notJudged == nil }
    case .role(let name): ownTypes.contains { role(of: $0).role == Role(name) }
    case .type(let pattern): ownTypes.contains { pattern.matches(symbols.name(of: $0)) }
    }
  }

  private var ownTypes: some Sequence<SymbolID> { symbols.ids.lazy.filter { !self.symbols[$0].isExternal } }
}
