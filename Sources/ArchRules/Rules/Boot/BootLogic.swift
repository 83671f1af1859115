import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Boot calls use cases, maps their results, routes, and decides nothing.
struct BootLogic: FileRule {
  static let about = RuleInfo(
    id: "boot-logic",
    summary: "Boot only maps use case results to the launch state.",
    why: """
      Boot is thin orchestration: call use cases, map results, route. A condition, loop or computation there \
      is business logic that no use case owns and no domain test covers. Push it into a use case or a policy. An \
      entry point in boot decides nothing either.
      """,
    bad: """
      // App/Boot/AppBootstrapper.swift
      final class AppBootstrapper {
        func start() async {
          let session = await restoreSession.execute()
          let config = await loadConfig.execute()
          if session.isPremium && config.featureFlags.contains("newUI") {
            router.route(to: .authenticatedWithNewUI)
          } else {
            router.route(to: .authenticated)
          }
        }
      }
      """,
    good: """
      // App/Boot/AppBootstrapper.swift
      final class AppBootstrapper {
        private static func map(status: SessionStatus) -> LaunchState {
          switch status {
          case .authenticated: return .authenticated
          case .unauthenticated: return .unauthenticated
          case .locked: return .locked
          }
        }
      }
      """,
    fix: "Push the decision into a use case or a policy object, and map its result with one switch.",
    kinds: [.boot]
  )

  static var allowsUsers: Bool { true }

  private let maximumLines: Int

  init(options: inout OptionReader) {
    maximumLines = options.number(
      "maximumFunctionLines", "Lines of code that a function in boot may have.", more: .permits, default: 30)
  }

  func check(_ file: CodeFile, _ known: NothingKnown, _ findings: inout Findings) {
    guard Self.about.looks(in: file.kind) else { return }
    file.checkBranches(&findings)
    file.checkLoopingCalls(&findings)
    file.checkLengths(maximumLines, &findings)
  }
}

extension CodeFile {
  fileprivate func checkBranches(_ findings: inout Findings) {
    // A decision is reported once, not again for each operator in its condition.
    var decidedUntil: Int32 = 0
    var switches: [Branch] = []
    for branch in facts.branches.sorted(by: { $0.position < $1.position }) {
      let place = place(of: branch)
      switches.removeAll { $0.end <= branch.position }
      let isNested = switches.contains { $0.body == branch.body }
      if branch.kind == .switch { switches.append(branch) }
      guard branch.position >= decidedUntil, decides(at: branch.position, place),
        let remark = remark(for: branch, isNested: isNested)
      else { continue }
      let word = wordRange(at: branch)
      findings.add(remark, at: word, in: place, about: .edge(to: .name("\(branch.kind)")))
      switch branch.kind {
      case .if, .guard, .while, .for, .switch, .case, .catch:
        decidedUntil = max(branch.condition.end, word.end)
      case .ternary, .and, .or, .coalescing, .comparison, .arithmetic, .negation:
        decidedUntil = facts.lineRange(at: branch.position).end
      }
    }
  }

  /// `items.forEach { … }` loops without the word.
  fileprivate func checkLoopingCalls(_ findings: inout Findings) {
    for call in facts.calls where !call.isPattern {
      let name = facts.verbatim(call.member)
      guard Self.loopingCalls.contains(name), call.callee.isEmpty || call.callee.start < call.member.start
      else {
        continue
      }
      let place = place(of: call)
      guard decides(at: call.member.start, place) else { continue }
      findings.add(
        .loop(name, layer: bootName), at: call.member, in: place, about: .edge(to: .name(name)))
    }
  }

  fileprivate func checkLengths(_ maximum: Int, _ findings: inout Findings) {
    for body in facts.bodies {
      let function = facts.functions[Int(body.function)]
      let name = facts.verbatim(function.name)
      // An initializer is as long as the list of what it is given.
      guard name != "init", function.enclosing < 0 else { continue }
      let place = place(in: function.owner, function: body.function)
      guard decides(at: body.position, place) else { continue }
      let lines = facts.linesOfCode(in: body.range)
      guard lines > maximum else { continue }
      findings.add(
        .length(name, lines, maximum: maximum, layer: bootName), at: function.name, in: place,
        about: .edge(to: .name("length")))
    }
  }

  private static let loopingCalls = AppleFunctions[.loops]

  private var bootName: String { layerName ?? "boot" }

  /// Production code of boot that the composition root does not own. Operators and
  /// hashing are how values compare, not what boot decides.
  private func decides(at offset: Int32, _ place: Place) -> Bool {
    guard codebase.isJudgedAsBoot(place, at: offset) else { return false }
    if place.function >= 0 {
      let name = facts.verbatim(facts.functions[Int(place.function)].name)
      if let first = name.utf8.first, !first.isIdentifierPart, first != UInt8(ascii: "`") { return false }
      if name == "hash" { return false }
    }
    return true
  }

  private func remark(for branch: Branch, isNested: Bool) -> Remark? {
    switch branch.kind {
    case .if, .guard:
      return isPlumbing(branch) ? nil : .condition(branch.kind.word, layer: bootName)
    case .ternary:
      return .condition("?:", layer: bootName)
    case .and:
      return .condition("&&", layer: bootName)
    case .or:
      return .condition("||", layer: bootName)
    case .comparison:
      return comparesItself(branch) ? nil : .comparison(text(at: branch), layer: bootName)
    case .arithmetic:
      return joinsText(branch) ? nil : .arithmetic(text(at: branch), layer: bootName)
    case .for, .while:
      return .loop(branch.kind.word, layer: bootName)
    case .switch:
      return isNested ? .nestedSwitch(layer: bootName) : nil
    case .case, .catch:
      return branch.hasWhere ? .conditionalCase(branch.kind.word, layer: bootName) : nil
    case .coalescing, .negation:
      return nil
    }
  }

  /// `guard let self`, `#available`, a cast to a type of the system, a test for cancellation, or a state that looks at itself.
  private func isPlumbing(_ branch: Branch) -> Bool {
    if branch.contents.isSubset(of: [.bindingSelf, .availability]), !branch.contents.isEmpty { return true }
    let parts = facts.conditions(of: branch)
    return !parts.isEmpty && parts.allSatisfy(isPlumbing)
  }

  private func isPlumbing(_ condition: Condition) -> Bool {
    switch condition.kind {
    case .availability: return true
    case .binding:
      return facts.text(condition.pattern) == "self"
        && (condition.value.isEmpty || facts.text(condition.value) == "self")
        || isCastToForeign(condition.value)
    case .pattern: return facts.text(condition.value) == "self"
    case .where: return false
    case .expression:
      let written = facts.text(condition.range)
      if written == "Task.isCancelled" || written == "!Task.isCancelled" { return true }
      return facts.branches(in: condition.range).contains {
        $0.kind == .comparison && $0.condition.start == condition.range.start && comparesItself($0)
      }
    }
  }

  /// `scene as? UIWindowScene`: what the system gives is unwrapped, and nothing is decided.
  private func isCastToForeign(_ value: ByteRange) -> Bool {
    facts.typeReferences(in: value).contains { reference in
      reference.role == .expression && reference.name.end == value.end
        && codebase.resolve(reference.name, at: place(in: reference.owner, function: reference.function))
          .mayBeForeign
    }
  }

  /// `self == .locked` in a launch state's own property.
  private func comparesItself(_ branch: Branch) -> Bool { facts.text(branch.leftOperand) == "self" }

  /// `"Boot failed: " + message` computes nothing.
  private func joinsText(_ branch: Branch) -> Bool {
    guard facts.bytes[Int(branch.position)] == UInt8(ascii: "+") else { return false }
    return [branch.leftOperand, branch.rightOperand].contains { operand in
      let first = facts.withoutBlanks(operand).start
      return facts.bytes[Int(first)] == UInt8(ascii: "\"") || facts.bytes[Int(first)] == UInt8(ascii: "#")
    }
  }

  private func text(at branch: Branch) -> String { facts.verbatim(wordRange(at: branch)) }

  /// The word or operator itself.
  private func wordRange(at branch: Branch) -> ByteRange {
    let length: Int
    switch branch.kind {
    case .if, .guard, .switch, .case, .for, .catch: length = branch.kind.word.utf8.count
    case .while:
      // `repeat` and `while` are one kind.
      length = facts.bytes[Int(branch.position)] == UInt8(ascii: "r") ? 6 : 5
    case .ternary: length = 1
    case .and, .or, .coalescing: length = 2
    case .comparison, .arithmetic, .negation: length = max(1, Int(branch.end - branch.position))
    }
    return ByteRange(start: branch.position, end: branch.position + Int32(length))
  }
}

extension BranchKind {
  fileprivate var word: String {
    switch self {
    case .if: "if"
    case .guard: "guard"
    case .switch: "switch"
    case .case: "case"
    case .for: "for"
    case .while: "while"
    case .ternary: "?:"
    case .catch: "catch"
    case .and: "&&"
    case .or: "||"
    case .coalescing: "??"
    case .comparison: "comparison"
    case .arithmetic: "arithmetic"
    case .negation: "!"
    }
  }
}

extension Remark {
  fileprivate static func condition(_ word: String, layer: String) -> Remark {
    Remark(
      "boot decides with '\(word)'", label: layerLabel(layer),
      fix:
        "move the condition into a use case that returns a typed state, and map that state with one 'switch'")
  }

  fileprivate static func comparison(_ text: String, layer: String) -> Remark {
    Remark(
      "boot compares with '\(text)'", label: layerLabel(layer),
      fix: "let a use case or a policy compare, and return a typed state")
  }

  fileprivate static func arithmetic(_ text: String, layer: String) -> Remark {
    Remark(
      "boot computes with '\(text)'", label: layerLabel(layer),
      fix: "let a use case compute, and return the result")
  }

  fileprivate static func loop(_ word: String, layer: String) -> Remark {
    Remark(
      "boot loops with '\(word)'", label: layerLabel(layer),
      fix: "move the loop into a use case, and call that once")
  }

  fileprivate static func nestedSwitch(layer: String) -> Remark {
    Remark(
      "boot decides with a 'switch' inside a 'switch'", label: layerLabel(layer),
      fix: "let a use case combine both into one typed state, and map that with one 'switch'")
  }

  fileprivate static func conditionalCase(_ word: String, layer: String) -> Remark {
    Remark(
      "boot decides with 'where' in a '\(word)'", label: layerLabel(layer),
      fix: "let a use case return a separate state for this, and map it with a plain 'case'")
  }

  fileprivate static func length(_ name: String, _ lines: Int, maximum: Int, layer: String) -> Remark {
    Remark(
      "'\(name)' has \(lines) lines; boot is thin, with at most \(maximum) per function",
      label: layerLabel(layer), fix: "move what '\(name)' works out into a use case")
  }

  private static func layerLabel(_ layer: String) -> String { "this file belongs to layer '\(layer)'" }
}
