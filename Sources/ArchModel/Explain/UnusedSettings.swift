package import ArchConfig
import ArchFacts
import ArchJSON

/// What a configuration says that has no effect on a codebase: patterns that match nothing, names that nobody
/// bears. Each would look like a decision.
///
/// An error where code goes unguarded that somebody meant to guard: in `layers` and `sources`. What would exempt
/// something and does not, leaves more to be judged, so it is a warning.
package struct UnusedSettings {
  private let codebase: Codebase
  private let architecture: Architecture
  private let walked: WalkedPaths
  private let recordNames: [String]

  /// Of a config that fits nobody asks for them.
  private final class WalkedPaths {
    private let walked: [String]
    private let codebase: Codebase
    private(set) lazy var paths = walked.map { RelativePath($0) }
    private(set) lazy var nearest = NearestPlace(
      paths, unclaimed: codebase.files.filter { $0.layer == nil && $0.notJudged == nil }.map(\.path))

    init(_ walked: [String], _ codebase: Codebase) {
      self.walked = walked
      self.codebase = codebase
    }
  }

  /// - Parameters:
  ///   - walkedPaths: of every file found, those that the configuration leaves out included.
  ///   - recordNames: paths, file names and numbers of decision records, which rules may be told to allow.
  package init(in codebase: Codebase, walkedPaths: [String], recordNames: [String] = []) {
    self.codebase = codebase
    architecture = codebase.architecture
    walked = WalkedPaths(walkedPaths, codebase)
    self.recordNames = recordNames
  }

  private var nearest: NearestPlace { walked.nearest }

  /// By line and column of the configuration.
  package var problems: [ConfigProblem] {
    var usage = LayerUsage(
      of: architecture, map: codebase.code.layerMap)
    for file in codebase.files {
      usage.add(file.path, module: file.placement.module, file.placement.match)
    }
    let own = architecture.own.filter { !$0.isOptional }.map(\.setting)
    let all =
      usage.problems(nearest: nearest) + problemsOfTypes(usage) + problemsOfUses
      + unknownNames
      + architecture.settings.compactMap(problem)
      + UnusedRoles(in: codebase.code).problems + (architecture.rules + own).flatMap(problems)
    // A file that others extend may speak of what only some of them have.
    return all.filter { $0.location.document == 0 }.sorted {
      ($0.location.line, $0.location.column, $0.message) < ($1.location.line, $1.location.column, $1.message)
    }
  }

  /// Those of `sources` alone.
  package var problemsOfSources: [ConfigProblem] {
    architecture.settings.filter { $0.kind == .sources }.compactMap(problem)
  }

  /// Of layers that are made of types.
  private func problemsOfTypes(_ usage: LayerUsage) -> [ConfigProblem] {
    architecture.layers.enumerated().flatMap { index, layer -> [ConfigProblem] in
      guard let written = layer.typesWritten, !layer.isOptional else { return [] }
      let mixed = codebase.claims.mixed[index] ?? []
      let isEmpty = usage.files[index] == 0
      if isEmpty, mixed.isEmpty {
        return [
          ConfigProblem(
            at: written.location, message: "no type is what layer '\(layer.name)' is made of",
            suggestion: "correct 'types', or add \"optional\": true")
        ]
      }
      guard let first = mixed.first else { return [] }
      let files = mixed.count == 1 ? "a file declares" : "\(mixed.count) files declare"
      return [
        ConfigProblem(
          isEmpty ? .error : .warning, at: written.location,
          message:
            "\(files) other types besides those of layer '\(layer.name)', and \(mixed.count == 1 ? "is" : "are") "
            + "left to other layers: '\(first.path)' declares '\(first.other)'"
            + (mixed.count == 1 ? "" : ", …"),
          suggestion: "give the types files of their own, or let 'types' say these, too")
      ]
    }
  }

  /// Of layers that show something, and, where the config asks for it, of those that use less than they may.
  private var problemsOfUses: [ConfigProblem] {
    var problems: [ConfigProblem] = []
    for (index, layer) in architecture.layers.enumerated() {
      guard let written = layer.shownWritten, !layer.isOptional,
        !(codebase.shown[index] ?? []).contains(where: {
          codebase.file(of: $0).placement.layer == index
        })
      else { continue }
      problems.append(
        ConfigProblem(
          at: written.location, message: "layer '\(layer.name)' has no type that is what its 'public' says",
          suggestion: "correct it, or remove 'public'"))
    }
    guard architecture.isExact else { return problems }
    let used = LayerUses(in: codebase)
    for layer in architecture.layers {
      for (name, location) in layer.mayUsePlaces where name != layer.name && used.lacks(layer.name, name) {
        problems.append(
          ConfigProblem(
            at: location, message: "layer '\(layer.name)' uses nothing of layer '\(name)', which it may use",
            suggestion: "remove it, or \"exact\""))
      }
    }
    return problems
  }

  /// In what layers are made of and show: names that no type has.
  private var unknownNames: [ConfigProblem] {
    var problems: [ConfigProblem] = []
    for layer in architecture.layers where !layer.isOptional {
      for selection in [layer.types, layer.shown].compactMap(\.self) {
        selection.forEachClause(of: .types) { subject, clause in
          guard subject == .types, clause.matcher == .named else { return }
          problems += clause.patterns.compactMap { unknownType($0.text, $0.location) }
        }
      }
    }
    return problems
  }

  private func problem(_ setting: WrittenSetting) -> ConfigProblem? {
    switch setting.kind {
    case .sources: return unmatched(setting.text, setting.location, "'sources'", .error)
    case .exclude: return unmatched(setting.text, setting.location, "'exclude'")
    case .tests: return unmatched(setting.text, setting.location, "'tests'")
    case .layerExcept: return unmatched(setting.text, setting.location, "'except' of a layer")
    case .feature: return unmatched(setting.text, setting.location, "'features'")
    case .decisions: return folderWithoutFiles(setting.text, setting.location)
    case .rootFiles: return unmatched(setting.text, setting.location, "'compositionRoot'")
    case .rootType: return unknownType(setting.text, setting.location)
    case .rootModule:
      guard !modules.contains(setting.text) else { return nil }
      return ConfigProblem(
        .warning, at: setting.location, message: "no file belongs to module '\(setting.text)'",
        suggestion: nearestModule(setting.text) ?? "correct or remove it")
    }
  }

  private var modules: Set<String> { Set(codebase.files.compactMap(\.placement.module)) }

  private func nearestModule(_ text: String) -> String? {
    NearestName.of(text, in: modules.sorted()).map { "did you mean '\($0)'?" }
  }

  private func nearest(_ pattern: String, _ list: LayerMatch.List) -> String? {
    switch list {
    case .files, .otherwise: nearest.suggestion(for: pattern, isForLayer: true)
    case .modules: nearestModule(pattern)
    case .types: nil
    }
  }

  private func folderWithoutFiles(_ folder: String, _ location: JSONLocation) -> ConfigProblem? {
    let files = recordNames.filter { $0.hasPrefix(folder + "/") }
    guard files.isEmpty, folder != "." else { return nil }
    return ConfigProblem(
      .warning, at: location, message: "'\(folder)' in 'decisions' holds no decision record",
      suggestion: "correct or remove it")
  }

  private func unmatched(
    _ text: String, _ location: JSONLocation, _ key: String, _ severity: ConfigProblem.Severity = .warning
  ) -> ConfigProblem? {
    let pattern = PathPattern(text)
    guard !walked.paths.contains(where: { pattern.match($0) != nil }) else { return nil }
    return ConfigProblem(
      severity, at: location, message: "'\(text)' in \(key) matches no file",
      suggestion: nearest.suggestion(for: text, isForLayer: severity == .error) ?? "correct or remove it")
  }

  private func unknownType(_ text: String, _ location: JSONLocation) -> ConfigProblem? {
    guard !isTypeName(NamePattern(text)) else { return nil }
    let near = text.contains("*") ? nil : nearestType(text)
    return ConfigProblem(
      .warning, at: location, message: "no type is named '\(text)'",
      suggestion: near.map { "did you mean '\($0)'?" } ?? "correct or remove it")
  }

  private func isTypeName(_ pattern: NamePattern) -> Bool {
    codebase.symbols.ids.contains { symbol in
      pattern.matches(codebase.symbols.name(of: symbol))
        || pattern.matches(codebase.symbols.qualifiedName(of: symbol))
    }
  }

  private func nearestType(_ text: String) -> String? {
    let names = codebase.symbols.ids.map(codebase.symbols.name)
    return NearestName.of(text, in: Set(names).sorted())
  }
}

// What a rule's entry says.
extension UnusedSettings {
  private func problems(_ setting: RuleSetting) -> [ConfigProblem] {
    let allowed = setting.allow.flatMap { entry in
      names(of: entry).compactMap { unknownExemption($0, entry.location, setting.rule) }
    }
    let byPath = (setting.value["severity"]?.members ?? []).compactMap { member in
      ConfigReader.isComment(member.key)
        ? nil : unmatched(member.key, member.keyLocation, "'severity' of rule '\(setting.rule)'")
    }
    return allowed + byPath
  }

  private func names(of entry: Allowance) -> [String] {
    switch entry.meaning {
    case .name(let name): [name]
    case .use(let from, let to): [from, to].compactMap(\.self)
    }
  }

  /// A rule may also leave alone what is not a type of the codebase: a module, a feature, a type of Apple's.
  private func unknownExemption(_ text: String, _ location: JSONLocation, _ rule: String) -> ConfigProblem? {
    let pattern = NamePattern(text)
    if isTypeName(pattern) || isPartName(pattern) || isWritten(text) { return nil }
    if recordNames.contains(where: pattern.matches) { return nil }
    if text.contains("/"), codebase.files.contains(where: { pattern.matches($0.path) }) { return nil }
    let near = text.contains("*") ? nil : nearestType(text)
    return ConfigProblem(
      .warning, at: location, message: "nothing is named '\(text)', which rule '\(rule)' should allow",
      suggestion: near.map { "did you mean '\($0)'?" } ?? "correct or remove it")
  }

  private func isPartName(_ pattern: NamePattern) -> Bool {
    if architecture.layers.contains(where: { pattern.matches($0.name) }) { return true }
    return codebase.files.contains { file in
      [file.placement.module, file.feature].contains { $0.map(pattern.matches) ?? false }
    }
  }

  /// Whether the letters between the wildcards, all of them, are anywhere in the code.
  private func isWritten(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "*")).map(Array.init).allSatisfy { piece in
      codebase.files.contains { Self.contains($0.facts.bytes, piece) }
    }
  }

  private static func contains(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
    guard let first = word.first, bytes.count >= word.count else { return false }
    for start in 0...(bytes.count - word.count) where bytes[start] == first {
      if bytes[start..<(start + word.count)].elementsEqual(word) { return true }
    }
    return false
  }
}
