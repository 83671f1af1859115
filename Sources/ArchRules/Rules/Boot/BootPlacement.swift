import ArchConfig
import ArchFacts
import ArchModel

/// Boot lives in the boot layer, not among the features.
struct BootPlacement: FileRule {
  static let about = RuleInfo(
    id: "boot-placement",
    summary: "Boot lives under App/Boot, not in Features.",
    why: """
      Boot is not a feature. It orchestrates the life of the application: without it there is no app, while \
      a feature can be removed and the app still boots. Where it lives shows whether that is understood.
      """,
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

  static var asks: [any Analysis.Type] { [Homes.self] }

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

  package struct Known: KnownOfCode, Equatable {
    fileprivate let home: String
    fileprivate let isWanted: Bool
    /// What is called a launch state has nowhere to go where there is no boot yet.
    fileprivate let hasBoot: Bool
    /// The files of features that may be boot, by the feature.
    fileprivate let features: [String: [FileID]]

    package func saysTheSame(as other: Known) -> Bool { self == other }
    package func asking(_ codebase: Codebase) -> Known { self }
  }

  func known(of code: Code) -> Known {
    let boot = code.codebase.architecture.layers.first { $0.kind == .boot }
    let home =
      code[Homes.self].home(of: [.boot])?.name ?? boot.map { "layer '\($0.name)'" } ?? "a layer for boot"
    let hasBoot =
      boot != nil
      && (code.files.contains { $0.kind == .boot } || code.types.contains { partByName($0) == .bootstrapper })
    let features = FeatureList(code).all.filter { feature in
      FeatureNames.isBootName(feature.name)
        && !(FeatureNames.isAmbiguousBootName(feature.name)
          && FeatureNames.hasUserInterface(feature.name, in: code.codebase))
    }
    return Known(
      home: home, isWanted: boot != nil, hasBoot: hasBoot,
      features: Dictionary(uniqueKeysWithValues: features.map { ($0.name, $0.files.map(\.index)) }))
  }

  func check(_ file: CodeFile, _ known: Known, _ findings: inout Findings) {
    if let feature = file.source.feature, let files = known.features[feature],
      isTold(feature, files.map { CodeFile(file.codebase, $0) }, at: file, known, &findings)
    {
      return
    }
    guard known.isWanted, file.kind != .boot else { return }
    for type in file.declaredTypes {
      guard let part = part(type), part == .bootstrapper || known.hasBoot, !isListedRoot(type) else {
        continue
      }
      findings.add(
        .outside(part, type.name, layer: type.layerName, path: file.path, home: known.home), at: type)
    }
  }

  fileprivate enum Part: String {
    case bootstrapper
    case state = "launch state"
    case routing = "launch routing"
  }

  /// What of boot a type is, if it is production code and no rocket's.
  private func part(_ type: CodeType) -> Part? {
    guard !type.symbol.isExternal, !type.symbol.isTest, !type.symbol.isLocal, let part = partByName(type),
      type.isJudged, !FeatureNames.isLaunchFeature(type.file.source, in: type.codebase)
    else { return nil }
    return part
  }

  private func partByName(_ type: CodeType) -> Part? {
    let name = type.simpleName
    func isNamed(_ patterns: [NamePattern]) -> Bool { patterns.contains { $0.matches(name) } }
    switch type.kind {
    case .class, .struct, .actor: return isNamed(bootstrappers) ? .bootstrapper : nil
    case .enum: return isNamed(states) ? .state : isNamed(bootstrappers) ? .bootstrapper : nil
    case .protocol: return isNamed(routings) ? .routing : nil
    case .extension, .typealias, .associatedtype: return nil
    }
  }

  private func isListedRoot(_ type: CodeType) -> Bool {
    let root = type.codebase.architecture.compositionRoot.types
    return type.names.contains(where: root.contains)
  }

  /// Whether there is a finding about a feature that is boot: one for all of it, at its most telling declaration.
  ///
  /// - Parameter file: where it is added, if that is the place.
  private func isTold(
    _ feature: String, _ files: [CodeFile], at file: CodeFile, _ known: Known, _ findings: inout Findings
  ) -> Bool {
    let types = files.flatMap { file in file.declaredTypes.filter { $0.parent == nil } }
    let parts = types.filter { part($0) != nil }
    guard let first = parts.first ?? types.first,
      !FeatureNames.isAmbiguousBootName(feature) || !parts.isEmpty,
      !findings.allows(.part(feature), in: first.place)
    else { return false }
    if first.symbol.file == file.index {
      findings.add(
        .feature(feature, first.name, files: files.count, home: known.home), at: first.nameRange,
        in: first.place, about: .part(feature),
        related: parts.dropFirst().map { $0.declared("'\($0.name)' also belongs to boot") })
    }
    return true
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
