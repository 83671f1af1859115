import ArchFacts
import ArchKnowledge

extension [String] {
  /// Whether a call passes arguments with these labels in this order, whatever others it passes. A first trailing
  /// closure is written without its label. It stands for one that closures have; before others that are written with
  /// theirs it has one, too, and may stand for any.
  func isPassed(by found: NamesInFile.Found, in facts: FileFacts) -> Bool {
    guard let first else { return true }
    guard found.call >= 0 else { return false }
    var wanted = first
    var index = 0
    let arguments = facts.arguments(of: facts.calls[Int(found.call)])
    let hasLabelledClosures = arguments.contains { $0.isTrailingClosure && !$0.label.isEmpty }
    for argument in arguments {
      let label = argument.label.isEmpty ? "_" : facts.verbatim(argument.label)
      let isUnwritten = argument.isTrailingClosure && argument.label.isEmpty
      guard label == wanted || isUnwritten && (hasLabelledClosures || Self.isOfClosure(wanted)) else {
        continue
      }
      index += 1
      if index == count { return true }
      wanted = self[index]
    }
    return false
  }

  /// `perform`, `completionHandler`, `onAppear`.
  private static func isOfClosure(_ label: String) -> Bool {
    let words = CamelCaseWords.of(label)
    return words.last.map(MemberWords[.closureLabel].contains) ?? false
      || words.count > 1 && words.first.map(MemberWords[.closureBeginning].contains) ?? false
  }
}
