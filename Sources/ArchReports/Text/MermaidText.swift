/// Names in a Mermaid diagram.
enum MermaidText {
  /// Only letters, digits and a few signs that mean nothing; the others by their number, as Mermaid writes them.
  static func escaped(_ name: String) -> String {
    TerminalText.escaped(name).unicodeScalars.map { scalar in
      let isPlain =
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || " -_.,…".unicodeScalars.contains(scalar)
      return isPlain ? String(scalar) : "#\(scalar.value);"
    }.joined()
  }
}
