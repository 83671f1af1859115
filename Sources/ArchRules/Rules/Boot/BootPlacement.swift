import ArchConfig
import ArchFacts
import ArchModel

/// Boot lives in the boot layer, not among the features.
struct BootPlacement: CodeRule {
  static let about = RuleInfo(
    id: "boot-placement",
    summary: "Boot lives under App/Boot, not in Features.",
    why: """
      Boot is not a feature. It orchestrates the life of the application: without it there is no app, while \
      a feature can be removed and the app still boots. Where it lives shows whether that is understood.
      """,
    decision: "Architecture Rules, 1: Boot lives under App/Boot",
    bad: """
      // Features/Boot/AppBootstrapper.swift
      final class AppBootstrapper {
        func start() {}
      }
      """,
    good: """
      // App/Boot/AppBootstrapper.swift
      final class AppBootstrapper {
        func start() {}
      }
      """,
    fix: "Move the bootstrapper, LaunchState and LaunchRouting to the boot layer."
  )

  private let bootstrappers: [NamePattern]
  private let states: [NamePattern]
  private let routings: [NamePattern]

  init(options: inout OptionReader) {
    bootstrappers = options.namePatterns(
      "bootstrappers", "Names of the types that orchestrate boot.", more: .demands,
      default: ["*Bootstrapper", "*BootOrchestrator", "*BootCoordinator"])
    states = options.namePatterns(
      "states", "Names of the enums that hold the state after launch.", more: .demands,
      default: ["LaunchState", "AppLaunchState", "BootState", "AppBootState"])
    routings = options.namePatterns(
      "routings", "Names of the protocols through which boot routes.", more: .demands,
      default: ["LaunchRouting", "LaunchRouter", "AppLaunchRouting", "BootRouting"])
  }

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    let boot = codebase.architecture.layers.first { $0.kind == .boot }
    let home = boot?.files.first.map { PathText.folder(of: $0) } ?? "App/Boot"
    let inFeatures = checkFeatures(codebase, home: home, &findings)
    guard boot != nil else { return }
    for id in codebase.symbols.symbols.indices.map(Int32.init) {
      guard let part = part(id, codebase), !isListedRoot(id, codebase) else { continue }
      let file = codebase.file(of: id)
      guard file.kind != .boot, !inFeatures.contains(codebase.symbols[id].file) else { continue }
      let name = codebase.symbols.qualifiedName(of: id)
      let declared = codebase.symbols[id]
      findings.add(
        .outside(part, name, layer: file.layer?.name, path: file.path, home: home),
        at: codebase.nameRange(of: id),
        in: Place(file: declared.file, owner: declared.declaration, function: FileFacts.none),
        about: .type(id))
    }
  }

  fileprivate enum Part: String {
    case bootstrapper
    case state = "launch state"
    case routing = "launch routing"
  }

  /// What of boot a type is, if it is production code and no rocket's.
  private func part(_ id: SymbolID, _ codebase: Codebase) -> Part? {
    let symbol = codebase.symbols[id]
    guard !symbol.isExternal, !symbol.isTest, !symbol.isLocal else { return nil }
    let name = codebase.symbols.name(of: id)
    let part: Part
    switch symbol.kind {
    case .class, .struct, .actor:
      guard bootstrappers.contains(where: { $0.matches(name) }) else { return nil }
      part = .bootstrapper
    case .enum:
      if states.contains(where: { $0.matches(name) }) {
        part = .state
      } else if bootstrappers.contains(where: { $0.matches(name) }) {
        part = .bootstrapper
      } else {
        return nil
      }
    case .protocol:
      guard routings.contains(where: { $0.matches(name) }) else { return nil }
      part = .routing
    case .extension, .typealias, .associatedtype:
      return nil
    }
    let file = codebase.file(of: id)
    guard file.isProduction(at: codebase.nameRange(of: id).start),
      !FeatureNames.isLaunchFeature(file, in: codebase)
    else { return nil }
    return part
  }

  private func isListedRoot(_ id: SymbolID, _ codebase: Codebase) -> Bool {
    let root = codebase.architecture.compositionRoot.types
    return root.contains(codebase.symbols.name(of: id))
      || root.contains(codebase.symbols.qualifiedName(of: id))
  }

  /// One finding for each feature that is boot, at its most telling declaration. Answers with the files of
  /// these features.
  private func checkFeatures(_ codebase: Codebase, home: String, _ findings: inout Findings) -> Set<Int32> {
    var files: [String: [Int32]] = [:]
    for (index, file) in codebase.files.enumerated() where !file.isTest {
      guard let feature = file.feature, FeatureNames.isBootName(feature) else { continue }
      files[feature, default: []].append(Int32(index))
    }
    var covered: Set<Int32> = []
    for (feature, indices) in files.sorted(by: { $0.key < $1.key }) {
      if FeatureNames.isAmbiguousBootName(feature), FeatureNames.hasUserInterface(feature, in: codebase) {
        continue
      }
      let types = indices.flatMap { file in
        codebase.symbols.symbolOfDeclaration[Int(file)].filter {
          $0 >= 0 && codebase.symbols[$0].file == file && codebase.symbols[$0].parent < 0
        }
      }
      let parts = types.filter { part($0, codebase) != nil }
      guard let first = parts.first ?? types.first else { continue }
      if FeatureNames.isAmbiguousBootName(feature), parts.isEmpty { continue }
      let declared = codebase.symbols[first]
      let place = Place(file: declared.file, owner: declared.declaration, function: FileFacts.none)
      guard !findings.allows(.part(feature), in: place) else { continue }
      covered.formUnion(indices)
      findings.add(
        .feature(
          feature, codebase.symbols.qualifiedName(of: first), files: indices.count, home: home),
        at: codebase.nameRange(of: first), in: place, about: .part(feature),
        related: parts.dropFirst().map {
          findings.declaration(of: $0, "'\(codebase.symbols.qualifiedName(of: $0))' also belongs to boot")
        })
    }
    return covered
  }
}

/// Paths as a reader would write them.
enum PathText {
  /// The folder that a pattern names: `**/App/Boot/**` → `App/Boot`.
  static func folder(of pattern: PathPattern) -> String {
    let parts = pattern.text.split(separator: "/").filter { !$0.contains("*") && !$0.contains("{") }
    return parts.isEmpty ? pattern.text : parts.joined(separator: "/")
  }
}

extension Remark {
  fileprivate static func feature(_ feature: String, _ type: String, files: Int, home: String) -> Remark {
    Remark(
      "feature '\(feature)' is boot: without it there is no app, so it is not a feature",
      label: "'\(type)' is declared in feature '\(feature)'",
      fix: files == 1 ? "move the file to \(home)" : "move the \(files) files of '\(feature)' to \(home)")
  }

  fileprivate static func outside(
    _ part: BootPlacement.Part, _ type: String, layer: String?, path: String, home: String
  ) -> Remark {
    Remark(
      "\(part.rawValue) '\(type)' is declared outside boot",
      label: layer.map { "this file belongs to layer '\($0)'" } ?? "this file belongs to no layer",
      fix: "move '\(type)' to \(home)")
  }
}
