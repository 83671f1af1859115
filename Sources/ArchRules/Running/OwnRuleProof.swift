package import ArchConfig
package import ArchFacts
import ArchJSON
package import ArchModel

/// Whether a team's own rules do what their examples say: what is in 'breaks' is found, and what is in 'keeps' is not.
///
/// An example is Swift. A line such as `// Features/Cart/Cart.swift` before it says where it is, and another starts
/// another file. Without one, it is wherever the rule looks.
package struct OwnRuleProof: Sendable {
  /// From the bytes and the path of a file.
  package typealias Scan = @Sendable ([UInt8], String) -> FileFacts

  private let architecture: Architecture
  private let scan: Scan

  package init(_ architecture: Architecture, scan: @escaping Scan) {
    self.architecture = architecture
    self.scan = scan
  }

  /// An error for each example that its rule judges otherwise.
  package func problems(work: some WorkDistribution) -> [ConfigProblem] {
    work.map(architecture.own.count, atOnce: 4) { number in
      let rule = architecture.own[number]
      return rule.breaks.compactMap { unbroken($0, rule) } + rule.keeps.compactMap { unkept($0, rule) }
    }.flatMap(\.self)
  }

  private func unbroken(_ example: OwnRuleExample, _ rule: OwnRule) -> ConfigProblem? {
    let trial = Trial(of: rule, on: example, architecture, scan)
    guard trial.findings.isEmpty else { return nil }
    return ConfigProblem(
      at: example.location, message: "rule '\(rule.id)' does not find what is in 'breaks'",
      suggestion: trial.advice)
  }

  private func unkept(_ example: OwnRuleExample, _ rule: OwnRule) -> ConfigProblem? {
    let trial = Trial(of: rule, on: example, architecture, scan)
    guard let first = trial.findings.first else { return nil }
    return ConfigProblem(
      at: example.location,
      message:
        "rule '\(rule.id)' finds something in 'keeps': line \(first.range.start.line), \(first.message)",
      suggestion: "correct the rule or the example")
  }
}

/// One rule, applied to one example.
private struct Trial {
  let findings: [Finding]
  private let architecture: Architecture
  private let files: [ScannedFile]
  private let isPlaced: Bool

  init(of rule: OwnRule, on example: OwnRuleExample, _ architecture: Architecture, _ scan: OwnRuleProof.Scan)
  {
    let texts = Self.texts(of: example.code)
    isPlaced = !texts.isEmpty
    var rule = rule
    // Whatever it weighs, and wherever it is off.
    let allowed = rule.setting.option("allow").map {
      [JSONMember(key: "allow", keyLocation: $0.location, value: $0)]
    }
    rule.setting = RuleSetting(rule: rule.id, value: JSON(.object(allowed ?? []), at: rule.idLocation))
    if !isPlaced { rule.lookEverywhere() }
    var tried = architecture
    tried.own = [rule]
    // Half of the time of an example goes to layers, which few rules speak of.
    if !rule.speaksOfLayers { tried.layers = [] }
    let written = isPlaced ? texts : [("Example.swift", example.code)]
    files = written.map { ScannedFile(scan(Array($0.text.utf8), $0.path)) }
    findings = RuleRun(tried, rules: []).findings(in: Codebase.laidOut(tried, files))
    self.architecture = architecture
  }

  /// What follows each line that names a file.
  private static func texts(of code: String) -> [(path: String, text: String)] {
    var files: [(path: String, lines: [Substring])] = []
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// "), line.hasSuffix(".swift") {
        files.append((String(line.dropFirst(3)), []))
      } else if !files.isEmpty {
        files[files.count - 1].lines.append(line)
      }
    }
    return files.map { ($0.path, $0.lines.joined(separator: "\n")) }
  }

  /// For an example that breaks nothing.
  var advice: String {
    let places = Codebase.laidOut(architecture, files).files.map { file in
      "'\(file.path)' is \(file.layer.map { "in layer '\($0.name)'" } ?? "in no layer") and \(file.purposes.contains(.app) ? "code of the app" : "not code of the app")"
    }
    return isPlaced
      ? "correct the rule or the example: \(places.joined(separator: "; "))"
      : "correct the rule or the example; if it matters where the code is, begin with a line such as '// Cart/Cart.swift'"
  }
}

extension OwnRule {
  /// Whether it depends on layers what the rule finds; features and roles may follow from them.
  fileprivate var speaksOfLayers: Bool {
    var speaks = false
    forEachClause { _, clause in
      switch clause.matcher {
      case .layer, .feature, .role: speaks = true
      case .usedBy: speaks = speaks || clause.counted == .layers || clause.counted == .features
      case .module, .files, .except, .code, .named, .conformingTo, .attributed, .declaredAs, .modified,
        .access, .declaredWith, .typed, .takes, .parameters, .of, .async, .documented, .throws, .within,
        .given,
        .conformers,
        .companion,
        .reaches,
        .reachedFrom,
        .imports, .types, .calls, .members, .macros, .writes, .properties, .functions, .initializers, .cases:
        break
      }
    }
    return speaks
  }

  /// At all files, whatever they are for.
  fileprivate mutating func lookEverywhere() {
    let purposes = CodePurpose.allCases.map { OwnRule.Pattern(text: $0.rawValue, location: scope.location) }
    scope = OwnRuleSelection(at: scope.location)
    scope.clauses = [Clause(matcher: .code, location: scope.location, patterns: purposes)]
    selection.clauses.removeAll { $0.matcher == .code }
  }
}
