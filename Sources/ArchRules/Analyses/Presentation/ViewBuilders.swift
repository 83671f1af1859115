import ArchFacts
import ArchKnowledge
import ArchModel

/// The code of one file that says what a SwiftUI view shows: `body` and what else returns a view.
struct ViewBuilders {
  private let codebase: Codebase
  private let facts: FileFacts
  private let functions: Set<Int32>

  init(_ file: CodeFile) {
    codebase = file.codebase
    facts = file.facts
    functions = Set(
      file.members(where: { $0.function >= 0 }).filter(Self.returnsView).map(\.declared.function))
  }

  /// The same for one function, without a look at all others.
  static func contain(_ function: Int32, in file: CodeFile) -> Bool {
    let members = file.facts.members
    let name = file.facts.functions[Int(function)].name
    let index = members.partitioningIndex { $0.name.start >= name.start }
    guard index < members.count, members[index].function == function else { return false }
    return returnsView(CodeMember(file, Int32(index)))
  }

  /// Whether a function, or the accessors of a property, build what is shown.
  func contains(_ function: Int32) -> Bool { functions.contains(function) }

  /// Whether what an `if` does begins with a view. A block that calls, assigns or starts a task acts.
  func showsView(_ branch: Branch, at place: Place) -> Bool {
    var start = behindLocals(branch.start, in: branch)
    // What the inner statement shows, this one shows as well.
    while start >= 0, let inner = facts.branch(at: start) {
      switch facts.branches[inner].kind {
      case .if: start = behindLocals(facts.branches[inner].start, in: facts.branches[inner])
      case .switch: start = firstCase(of: inner)?.start ?? FileFacts.none
      case .guard, .case, .for, .while, .ternary, .catch, .and, .or, .coalescing, .comparison, .arithmetic,
        .negation:
        return false
      }
    }
    return facts.nameChain(at: start).map { isView($0, at: place) } ?? false
  }

  /// Where what follows `let age = …` begins: a block may name some values before it shows something. An empty block has
  /// no start.
  private func behindLocals(_ start: Int32, in branch: Branch) -> Int32 {
    guard start >= 0 else { return start }
    var start = start
    let first = facts.locals.partitioningIndex { $0.name.start >= start }
    for local in facts.locals[first...].prefix(while: { $0.name.start < branch.end }) {
      let word = ByteRange(start: start, end: min(start + 3, branch.end))
      guard facts.matches(word, "let") || facts.matches(word, "var"), !local.value.isEmpty,
        !facts.isInClosure(local.name.start, startingIn: ByteRange(start: start, end: branch.end))
      else { break }
      start = facts.withoutBlanks(ByteRange(start: local.value.end, end: branch.end)).start
    }
    return start
  }

  /// Whether a conditional expression chooses between two views, or two texts that a view shows. What chooses a colour, an
  /// icon or a size is layout.
  func showsView(either ternary: Branch, at place: Place) -> Bool {
    let start = ternary.condition.start
    guard let call = facts.call(withArgumentAt: start) else {
      let first = facts.withoutBlanks(ByteRange(start: ternary.end, end: ternary.start))
      return [first.start, ternary.start].allSatisfy {
        facts.nameChain(at: $0).map { isView($0, at: place) } ?? false
      }
    }
    guard call.callee == call.member,
      let argument = facts.arguments(of: call).first(where: { _ in true }), argument.value.start == start,
      argument.label.isEmpty, let name = codebase.foreignName(of: call.callee, at: place)
    else { return false }
    return Self.texts.contains(name)
  }

  private func firstCase(of statement: Int) -> Branch? {
    let statement = facts.branches[statement]
    return facts.branches(in: ByteRange(start: statement.condition.end, end: statement.end)).first {
      $0.kind == .case
    }
  }

  /// `Text(…)`, `TripRow { … }`, `footer`, `row(for: trip)`
  private func isView(_ chain: ByteRange, at place: Place) -> Bool {
    let names = NamePath.names(chain, in: facts.bytes)
    guard let word = names.first else { return false }
    if facts.bytes[Int(word.start)].isUpperCase {
      guard names.count == 1, facts.call(of: chain) != nil else { return facts.hasText(word, Self.color) }
      if let name = codebase.foreignName(of: word, at: place), Self.swiftUIViews.contains(name) {
        return true
      }
      return codebase.typeNamed(word, at: place)?.isSwiftUIView ?? false
    }
    return codebase.typeAround(place)?.members.contains { member in
      (member.kind == .func || member.declared.isComputed) && member.name == facts.verbatim(word)
        && Self.returnsView(member)
    } ?? false
  }

  private static func returnsView(_ member: CodeMember) -> Bool {
    if member.attributes.contains(viewBuilder) { return true }
    let facts = member.file.facts
    let type = member.kind == .func ? member.declared.returnType : member.declared.type
    guard let name = TypeText.singleName(type, in: facts.bytes),
      let last = NamePath.names(name, in: facts.bytes).last
    else { return false }
    return viewTypes.contains(facts.verbatim(last))
  }

  private static let color = AppleTypes.only(.color)
  private static let viewBuilder = AppleAttributes.only(.viewBuilder)
  private static let viewTypes = AppleTypes[.viewResult]

  private static let texts = AppleTypes[.showsText]

  private static let swiftUIViews = AppleTypes[.shows]
}
