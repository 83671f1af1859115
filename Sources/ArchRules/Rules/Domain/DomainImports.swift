import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// The domain and the contracts know the language and Foundation, and nothing of frameworks.
struct DomainImports: FileRule {
  static let about = RuleInfo(
    id: "domain-imports",
    summary:
      "Domain and contracts use no module for user interface, persistence or network, and none from third parties.",
    why: """
      The domain says what the system is, not how it is shown or where its data comes from: it knows neither \
      SwiftUI nor networking nor external frameworks. That keeps rules clear, tests simple and refactorings \
      safe; each framework it uses can change a business rule. A value that only wraps a type of a framework, \
      declared where anybody may use it, brings that type along.
      """,
    bad: """
      // Features/Profile/Domain/Avatar.swift
      import UIKit

      struct Avatar {
        let image: UIImage
      }
      """,
    good: """
      // Features/Profile/Domain/Avatar.swift
      import Foundation

      struct Avatar {
        let image: Data
        let address: URL
      }
      """,
    fix: "Use domain values there, and let an outer layer translate them into the framework's types.",
    kinds: [.contracts, .domain]
  )

  static var asks: [any Analysis.Type] { [Homes.self] }

  private let judgesPlatform: Bool

  init(options: inout OptionReader) {
    judgesPlatform = options.flag(
      "platform",
      "Whether other Apple frameworks, such as Combine or CoreLocation, are reported as well.",
      more: .demands,
      default: true)
  }

  func known(of code: Code) -> Homes { code[Homes.self] }

  func check(_ file: CodeFile, _ known: Homes, _ findings: inout Findings) {
    guard !file.source.isGenerated && Self.about.looks(in: file.kind) else { return }
    check(file, homes: known, &findings)
  }

  private func check(_ file: CodeFile, homes: Homes, _ findings: inout Findings) {
    let layer = file.layerName ?? "domain"
    var types = AppleTypes[.network].union(AppleTypes[.stores]).union(AppleTypes[.interface])
    if judgesPlatform { types.formUnion(AppleTypes[.platformValue]) }
    for module in ForeignModule.imports(of: file) where isJudged(module.kind) {
      findings.add(
        .module(
          module, layer: layer, isNamed: names(module, file), leavesNothing: leavesNothing(file), homes),
        at: module.range,
        in: file.place(), about: .module(module.name),
        severity: module.kind == .platform ? .warning : nil)
      // What the import brings in has been said with the import.
      types.subtract(Self.types(of: module.kind))
    }
    checkWrappers(file, &findings)
    // One finding for each name.
    let uses = ForeignUse.types(types, in: file).filter { file.isJudged($0.range) }
    for same in Dictionary(grouping: uses, by: \.name).values.sorted(by: {
      $0[0].range.start < $1[0].range.start
    }) {
      let use = same[0]
      let about = About.edge(to: .name(use.name), .file)
      findings.add(
        .type(use.name, Self.subject(of: use.name), layer: layer), at: use.range, in: use.place, about: about,
        severity: AppleTypes[.platformValue].contains(use.name) ? .warning : nil,
        uses: same.dropFirst().map { Findings.Use(range: $0.range, place: $0.place, about: about) })
    }
  }

  /// Whether a file may name a type of a module: one whose name begins as the module's do, or any that is not known to
  /// come with Foundation.
  private func names(_ module: ForeignModule, _ file: CodeFile) -> Bool {
    // Of the others functions and operators may be all that is used.
    guard module.kind == .interface || module.kind == .persistence else { return true }
    let isPrefixed = AppleModules[.prefixed].contains(module.name)
    return !ForeignUse.types(in: file) { name in
      isPrefixed
        ? AppleTypes[.prefix].contains(where: name.hasPrefix) : !Self.ofFoundation.contains(name)
    }.isEmpty
  }

  /// Whether a file names nothing that Foundation declares, or imports it besides: what shows things or keeps them brings it
  /// along.
  private func leavesNothing(_ file: CodeFile) -> Bool {
    file.facts.imports(oneOf: [Self.foundation])
      || ForeignUse.types(in: file, where: Self.onlyOfFoundation.contains).isEmpty
  }

  fileprivate static let foundation = AppleModules.only(.foundation)
  private static let onlyOfFoundation = AppleTypes[.plain].union(AppleTypes[.computes])
    .union(AppleTypes[.foundation]).subtracting(AppleTypes[.language]).subtracting(AppleTypes[.shows])

  private static let ofFoundation = AppleTypes[.plain].union(AppleTypes[.computes])
    .union(AppleTypes[.foundation]).union(ValueProtocols[.data]).union(AppleTypes[.marker])
    .union(AppleTypes[.error]).union(AppleTypes[.concurrency]).union(AppleTypes[.task])
    .union(AppleTypes[.parses]).union(AppleTypes[.mainActor]).union(AppleTypes[.identified])
    // `Color` computes, and is SwiftUI's all the same.
    .subtracting(AppleTypes[.shows])

  /// `let thumbnails: [ImageWrapper]`, `case picture(ImageWrapper)`, `func show(_ image: ImageWrapper)` and
  /// `ImageWrapper(image)`, where `ImageWrapper` is open to every layer and holds a `UIImage`. One finding for each
  /// wrapper.
  private func checkWrappers(_ file: CodeFile, _ findings: inout Findings) {
    var order: [SymbolID] = []
    var names: [SymbolID: [(range: ByteRange, place: Place)]] = [:]
    for name in namesOfValues(in: file) where file.isJudged(name.range) {
      guard let id = file.codebase.resolve(name.range, at: name.place).symbol else { continue }
      if names[id] == nil { order.append(id) }
      names[id, default: []].append(name)
    }
    for id in order {
      let type = CodeType(file.codebase, id)
      guard let places = names[id], let first = places.first,
        let (inner, name) = Self.wrapped(by: type, steps: Self.mostSteps)
      else { continue }
      let about = About.edge(to: .type(id), .file)
      findings.add(
        .wrapper(type.name, name, Self.subject(of: name), layer: file.layerName ?? "domain"),
        at: first.range, in: first.place, about: about, related: [inner],
        uses: places.dropFirst().map { Findings.Use(range: $0.range, place: $0.place, about: about) })
    }
  }

  /// The types of what is kept, taken, given back and made, as they are written, by where that is.
  private func namesOfValues(in file: CodeFile) -> [(range: ByteRange, place: Place)] {
    let facts = file.facts
    let written = facts.typeReferences.filter(\.isOfValue).map {
      ($0.name, file.place(in: $0.owner, function: $0.function))
    }
    let made = facts.calls.filter { call in
      !call.isPattern && call.callee == call.member && facts.bytes[Int(call.callee.start)].isUpperCase
    }.map { ($0.callee, file.place(of: $0)) }
    return (written + made).sorted { $0.0.start < $1.0.start }.map { (range: $0.0, place: $0.1) }
  }

  /// A wrapper in a wrapper is followed; nobody has more.
  private static let mostSteps = 3

  /// What a value that every layer may use, or a value in it, holds of a framework: where, and its name.
  private static func wrapped(by type: CodeType, steps: Int) -> (Findings.Related, String)? {
    guard steps > 0, type.role == .value, !type.symbol.isExternal, isOpenToAll(type) else { return nil }
    switch type.kind {
    case .struct, .class:
      return type.members.lazy.filter(\.isStored).compactMap {
        wrapped(in: $0.declared.type, at: $0.place, of: $0.file, steps: steps)
      }.first
    case .enum:
      let file = type.file
      return file.facts.enumCases.lazy.filter { $0.owner == type.symbol.declaration && !$0.payload.isEmpty }
        .compactMap {
          wrapped(in: $0.payload, at: file.place(in: $0.owner), of: file, steps: steps)
        }.first
    case .actor, .protocol, .extension, .typealias, .associatedtype: return nil
    }
  }

  private static func wrapped(
    in written: ByteRange, at place: Place, of file: CodeFile, steps: Int
  ) -> (Findings.Related, String)? {
    for reference in file.facts.typeReferences(in: written) {
      if let name = file.codebase.foreignName(of: reference.name, at: place), wrappable.contains(name) {
        return (file.related(reference.name, "'\(name)' is held here"), name)
      }
      if let next = file.codebase.resolve(reference.name, at: place).symbol,
        let found = wrapped(by: CodeType(file.codebase, next), steps: steps - 1)
      {
        return found
      }
    }
    return nil
  }

  /// What another layer declares is that layer's business, and the dependency on it is reported by itself.
  private static func isOpenToAll(_ type: CodeType) -> Bool {
    switch type.layerKind {
    case .other, nil: true
    case .boot, .coordinators, .composition, .contracts, .domain, .data, .infrastructure, .presentation: false
    }
  }

  private static let wrappable = AppleTypes[.interface].union(AppleTypes[.stores]).union(AppleTypes[.network])

  private func isJudged(_ kind: ForeignModule.Kind) -> Bool {
    switch kind {
    case .language: false
    case .platform: judgesPlatform
    case .interface, .persistence, .network, .test, .thirdParty, .thirdPartyPersistence, .thirdPartyNetwork:
      true
    }
  }

  /// Types that are of no use without the module. Foundation's own, such as `UserDefaults`, come without.
  private static func types(of kind: ForeignModule.Kind) -> Set<String> {
    switch kind {
    case .interface: AppleTypes[.interface]
    case .persistence: AppleTypes[.stores].subtracting(AppleTypes[.foundation]).union(AppleTypes[.cloud])
    case .network: AppleTypes[.networkModule]
    case .language, .platform, .test, .thirdParty, .thirdPartyPersistence, .thirdPartyNetwork: []
    }
  }

  private static func subject(of type: String) -> String {
    if AppleTypes[.network].contains(type) { return "the network" }
    if AppleTypes[.platformValue].contains(type) { return "the platform" }
    return AppleTypes[.stores].contains(type) ? "persistence" : "the user interface"
  }
}

extension Remark {
  fileprivate static func module(
    _ module: ForeignModule, layer: String, isNamed: Bool, leavesNothing: Bool, _ homes: Homes
  ) -> Remark {
    let fix =
      switch module.kind {
      case _ where !isNamed:
        leavesNothing
          ? "remove the import: nothing here names a type of '\(module.name)'"
          : "import '\(DomainImports.foundation)' instead: nothing here names a type of '\(module.name)'"
      case .interface:
        "describe what is shown with plain values, and let \(homes.layer(of: .presentation, else: "an outer layer")) turn them into types of '\(module.name)'"
      case .persistence, .thirdPartyPersistence:
        "keep plain values here, and let \(homes.layer(of: .data, .infrastructure, else: "an outer layer")) map them to what '\(module.name)' stores"
      case .network, .thirdPartyNetwork:
        "declare a protocol for what is needed from the network here, and use '\(module.name)' in its implementation"
      case .language, .platform, .thirdParty, .test:
        "declare what is needed from '\(module.name)' as a value or a protocol here, use the module in an outer "
          + "layer, or add it to this rule's 'allow'"
      }
    return Remark(
      "layer '\(layer)' imports the \(module.kind.words) '\(module.name)'",
      label: "this file belongs to layer '\(layer)', which knows Foundation and its own modules", fix: fix)
  }

  fileprivate static func wrapper(_ wrapper: String, _ type: String, _ subject: String, layer: String)
    -> Remark
  {
    Remark(
      "layer '\(layer)' uses '\(wrapper)', which wraps '\(type)', and that belongs to \(subject)",
      label: "this file belongs to layer '\(layer)', which knows values only",
      fix: AppleTypes[.interface].contains(type)
        ? "hold the data or the address that '\(type)' is made from, and let an outer layer make it"
        : "take a protocol for what is needed of '\(wrapper)', and let an outer layer implement it")
  }

  fileprivate static func type(_ type: String, _ subject: String, layer: String) -> Remark {
    Remark(
      "layer '\(layer)' uses '\(type)', which belongs to \(subject)",
      label: "this file belongs to layer '\(layer)', which knows values only",
      fix:
        "take the value that is needed, or a protocol declared here, and leave '\(type)' to the layer that implements it"
    )
  }
}

extension TypeReference {
  /// Of what is kept, taken or given back; not what a type is compared with, inherits from or is extended.
  fileprivate var isOfValue: Bool {
    switch role {
    case .variable, .parameter, .returnType, .payload: true
    case .inheritance, .expression, .value, .genericConstraint, .genericBound, .aliased, .attribute,
      .extended:
      false
    }
  }
}
