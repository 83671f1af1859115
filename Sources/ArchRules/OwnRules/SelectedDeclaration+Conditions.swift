import ArchConfig
import ArchFacts
import ArchModel

extension SelectedDeclaration {
  /// Whether what a pattern says besides a name is true: the labels of a function, the arguments of an attribute.
  func has(_ pattern: OwnRule.Pattern, _ source: DeclarationTexts.Source, in codebase: Codebase) -> Bool {
    let facts = codebase.files[file].facts
    if !pattern.arguments.isEmpty {
      guard case .attribute(let attribute) = source else { return false }
      return facts.attribute(at: facts.names[attribute], has: pattern.arguments)
    }
    if case .flag = source { return pattern.isFlag }
    guard !pattern.labels.isEmpty, case .member = kind else { return pattern.labels.isEmpty }
    let labels = facts.members[Int(index)].parameters.indices.map { facts.text(facts.parameters[$0].label) }
    return labels == pattern.labels
  }
}

extension FileFacts {
  /// Whether there is nothing but one name at a range.
  func isOneName(_ range: ByteRange) -> Bool {
    !range.isEmpty && bytes.endOfIdentifier(from: Int(range.start), to: Int(range.end)) == range.end
  }

  /// Whether each of these is among the arguments of the attribute whose name is at a range.
  func attribute(at name: ByteRange, has wanted: [NamePattern]) -> Bool {
    guard let attribute = attribute(named: name), attribute.end > name.end else { return false }
    let written = text(ByteRange(start: name.end, end: attribute.end)).drop { $0 == " " || $0 == "(" }
    let arguments = written.prefix { $0 != ")" }.split(separator: ",").map { argument in
      String(argument.drop { $0 == " " })
    }
    return wanted.allSatisfy { pattern in arguments.contains(where: pattern.matches) }
  }
}
