import ArchFacts
import ArchModel

/// The domain and the contracts know Swift and Foundation.
struct DomainImports: Rule {
  static let about = RuleInfo(
    id: "domain-imports",
    summary: "Domain and contracts import no user interface, persistence, network or third-party module.",
    why: """
      Business rules outlive frameworks. A domain that imports one can be neither tested without it nor \
      moved; and what its types look like is decided by somebody else's API.
      """,
    decision: "Pure domain models; ADR-002: infrastructure details stay out of the domain",
    bad: """
      // Features/Profile/Domain/Avatar.swift
      import UIKit
      struct Avatar { let image: UIImage }
      """,
    good: """
      // Features/Profile/Domain/Avatar.swift
      import Foundation
      struct Avatar { let address: URL }
      """,
    fix: "Describe what is needed with types of the domain, and let an outer layer translate."
  )

  private let allowed: [NamePattern]

  init(options: inout OptionReader) {
    allowed = options.allowed
  }

  func check(_ codebase: Codebase, _ findings: inout Findings) {
    for (index, file) in codebase.files.enumerated() where !file.isTest {
      switch file.kind {
      case .domain, .contracts: check(Int32(index), codebase, &findings)
      case .boot, .coordinators, .composition, .data, .infrastructure, .presentation, .other, nil: break
      }
    }
  }

  private func check(_ index: Int32, _ codebase: Codebase, _ findings: inout Findings) {
    let file = codebase.files[Int(index)]
    let layer = file.layer?.name ?? "domain"
    var reported: Set<String> = []
    for entry in ForeignUse.imports(in: index, of: codebase) where file.isProduction(at: entry.range.start) {
      guard !AppleAPI.domainModules.contains(entry.name), !isAllowed(entry.name),
        !codebase.isOwnModule(entry.name)
      else { continue }
      guard reported.insert(entry.name).inserted else { continue }
      findings.add(
        .module(entry.name, kind(of: entry.name), layer: layer), at: entry.range, in: entry.place,
        symbol: "import \(entry.name)")
    }
    // The import says it all; only types that come without one are named.
    let isExplained = !reported.isDisjoint(with: AppleAPI.interfaceModules.union(AppleAPI.persistenceModules))
    var types = AppleAPI.network.union(["UserDefaults", "FileManager", "NSUbiquitousKeyValueStore"])
    if !isExplained { types.formUnion(AppleAPI.interface.union(AppleAPI.persistence)) }
    var seen: Set<String> = []
    for use in ForeignUse.types(types, in: index, of: codebase) where file.isProduction(at: use.range.start) {
      let around = codebase.symbolName(at: use.place)
      guard !isAllowed(use.name), seen.insert("\(around) \(use.name)").inserted else { continue }
      findings.add(
        .type(use.name, layer: layer), at: use.range, in: use.place, symbol: "\(around) → \(use.name)")
    }
  }

  private func isAllowed(_ name: String) -> Bool { allowed.contains { $0.matches(name) } }

  private func kind(of module: String) -> String {
    if AppleAPI.interfaceModules.contains(module) { return "user interface module" }
    if AppleAPI.persistenceModules.contains(module) { return "persistence module" }
    if AppleAPI.networkModules.contains(module) { return "network module" }
    return "module"
  }
}

extension Remark {
  fileprivate static func module(_ module: String, _ kind: String, layer: String) -> Remark {
    Remark(
      "layer '\(layer)' imports the \(kind) '\(module)'", label: "'\(layer)' knows Swift and Foundation only",
      fix:
        "describe what is needed with types of the domain, let an outer layer translate, and remove the import; "
        + "or add '\(module)' to 'allow'")
  }

  fileprivate static func type(_ type: String, layer: String) -> Remark {
    Remark(
      "layer '\(layer)' uses '\(type)'", label: "'\(layer)' knows values of Foundation only",
      fix: "declare a protocol for what is needed of '\(type)', and let infrastructure implement it")
  }
}
