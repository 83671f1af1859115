import ArchJSON

// What layers say of types, in the words of rules of one's own.
extension ConfigReader {
  /// What layers are made of and what they show, which may name definitions and everything that a rule may; but what a
  /// layer is made of cannot rest on layers.
  mutating func readTypes(ofLayers layers: inout [Layer], _ context: inout OwnRuleContext) {
    for index in layers.indices {
      let name = "layer '\(layers[index].name)'"
      if let written = layers[index].typesWritten {
        let selected = types(written, "'types' of \(name)", &context)
        selected.forEachClause(of: .types) { _, clause in
          guard clause.matcher == .layer else { return }
          report(
            clause.location, "'types' of \(name) rests on layers", "say by something else what its types are")
        }
        layers[index].types = selected
      }
      if let written = layers[index].shownWritten {
        layers[index].shown = types(written, "'public' of \(name)", &context)
      }
    }
  }

  private mutating func types(
    _ written: JSON, _ label: String, _ context: inout OwnRuleContext
  ) -> OwnRuleSelection {
    let selected = selection(written, .selection, .types, label, &context)
    selected.forEachClause(of: .types) { _, clause in
      for pattern in clause.patterns where pattern.hasCaptures {
        report(
          pattern.location, "'\(pattern.text)' has a name in braces, which stands for nothing in \(label)",
          "write '*' for any letters")
      }
    }
    return selected
  }
}
