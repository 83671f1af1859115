import ArchConfig
import ArchFacts
import ArchModel

/// The domain speaks of states, not of screens.
struct NoRoutesInDomain: CodeRule {
  static let about = RuleInfo(
    id: "no-routes-in-domain",
    summary: "Domain types are free of screens, routes and navigation.",
    why: """
      Use cases decide what is true and return typed states; coordinators translate states into navigation. A \
      route in the domain makes a business rule depend on which screens exist today.
      """,
    decision: "Architecture Rules, 2 and 3: use cases decide, no \"initialRoute\" in domain",
    bad: """
      // Features/Auth/Domain/BootResult.swift
      enum BootResult {
        case showHomeScreen
        case showLoginScreen
      }
      """,
    good: """
      // Features/Auth/Domain/SessionStatus.swift
      enum SessionStatus {
        case authenticated
        case unauthenticated
        case locked
      }
      """,
    fix: "Name the state, such as 'authenticated', and let a coordinator map it to a screen."
  )

  static var allowsUsers: Bool { true }

  init(options: inout OptionReader) {}

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    for (index, file) in codebase.files.enumerated() where file.kind == .domain && !file.isTest {
      var reader = DomainFile(codebase, Int32(index))
      reader.checkTypes(&findings)
      reader.checkCases(&findings)
      reader.checkProperties(&findings)
    }
  }
}

/// One file of the domain under the rule.
private struct DomainFile {
  private let codebase: Codebase
  private let index: Int32
  private let file: SourceFile
  private let facts: FileFacts
  /// Types that were reported: their members say the same again.
  private var reported: Set<Int32> = []

  init(_ codebase: Codebase, _ index: Int32) {
    self.codebase = codebase
    self.index = index
    file = codebase.files[Int(index)]
    facts = file.facts
  }

  mutating func checkTypes(_ findings: inout Findings) {
    for (number, type) in facts.types.enumerated() where file.isProduction(at: type.name.start) {
      switch type.kind {
      case .extension, .associatedtype: continue
      case .class, .struct, .enum, .actor, .protocol, .typealias: break
      }
      let name = facts.verbatim(type.name)
      let place = Place(file: index, owner: Int32(number), function: FileFacts.none)
      guard let evidence = RouteTypes.evidence(ofType: Int32(number), named: name, in: facts),
        !findings.allows(.declared(type.name), in: place)
      else { continue }
      if type.kind == .enum { reported.insert(Int32(number)) }
      findings.add(
        .type(name, type.kind, evidence, layer: layerName), at: type.name, in: place,
        about: .declared(type.name))
    }
  }

  mutating func checkCases(_ findings: inout Findings) {
    for enumCase in facts.enumCases where file.isProduction(at: enumCase.name.start) {
      let name = facts.verbatim(enumCase.name)
      guard !reported.contains(enumCase.owner) else { continue }
      let owner = facts.qualifiedName(ofType: enumCase.owner)
      let place = Place(file: index, owner: enumCase.owner, function: FileFacts.none)
      if let evidence = RouteWords.domainCase(name) {
        findings.add(
          .enumCase(name, owner, evidence, layer: layerName), at: enumCase.name, in: place,
          about: .declared(enumCase.name), aliases: [name])
        continue
      }
      for payload in PayloadNames.all(enumCase.payload, in: facts) {
        guard let (evidence, target, related) = interfaceType(payload, place, findings) else { continue }
        let about = About.edge(from: .declared(enumCase.name), to: target)
        guard !findings.allows(about, in: place, aliases: [name]) else { continue }
        findings.add(
          .payload(facts.verbatim(payload), name, owner, evidence, layer: layerName), at: payload, in: place,
          about: about, related: related)
        break
      }
    }
  }

  mutating func checkProperties(_ findings: inout Findings) {
    for member in facts.members where member.kind == .let || member.kind == .var {
      guard file.isProduction(at: member.name.start) else { continue }
      let name = facts.verbatim(member.name)
      let owner = facts.qualifiedName(ofType: member.owner)
      let place = Place(file: index, owner: member.owner, function: FileFacts.none)
      let type = TypeText.trimmed(member.type, in: facts.bytes)
      let isFlag = facts.matches(type, "Bool") || facts.matches(type, "Int") || isBoolLiteral(member.value)
      if let evidence = RouteWords.domainProperty(name, isFlag: isFlag) {
        findings.add(
          .property(name, owner, evidence, layer: layerName), at: member.name, in: place,
          about: .declared(member.name), aliases: [name])
        continue
      }
      guard let written = TypeText.singleName(type, in: facts.bytes),
        let last = NamePath.names(written, in: facts.bytes).last,
        let (evidence, target, related) = interfaceType(last, place, findings)
      else { continue }
      findings.add(
        .propertyType(facts.verbatim(last), name, evidence, layer: layerName), at: written, in: place,
        about: .edge(from: .declared(member.name), to: target), aliases: [name], related: related)
    }
  }

  private var layerName: String { file.layer?.name ?? "domain" }

  private func isBoolLiteral(_ value: ByteRange) -> Bool {
    facts.matches(value, "true") || facts.matches(value, "false")
  }

  /// A type that is a screen by its name, or that presentation, coordinators or boot declare as a place to go.
  private func interfaceType(
    _ name: ByteRange, _ place: Place, _ findings: Findings
  ) -> (RouteWords.Evidence, About.End, [Findings.Related])? {
    let text = facts.verbatim(name)
    let declared = codebase.symbols.resolve(name, at: place, in: file).symbol
    // A type of the domain has its own finding where it is declared.
    if let declared, codebase.layerKind(of: declared) == .domain { return nil }
    let related = declared.map { [findings.declaration(of: $0, "'\(text)' is declared here")] } ?? []
    let target = declared.map(About.End.type) ?? .name(text)
    if RouteWords.isScreenType(text) { return (.screen(text), target, related) }
    guard let declared, RouteWords.domainType(text) != nil || RouteWords.isRouteEnum(text) else { return nil }
    switch codebase.layerKind(of: declared) {
    case .presentation, .coordinators, .boot, .other, .contracts, nil:
      return (.navigation(text), target, related)
    case .composition, .domain, .data, .infrastructure: return nil
    }
  }
}

extension Remark {
  fileprivate static func type(
    _ name: String, _ kind: TypeKind, _ evidence: RouteWords.Evidence, layer: String
  ) -> Remark {
    Remark(
      "\(kind.keyword) '\(name)' in domain \(evidence.clause)",
      label: "this file belongs to layer '\(layer)'",
      fix: "let the domain name the state, and move '\(name)' to the coordinator that maps it")
  }

  fileprivate static func enumCase(
    _ name: String, _ owner: String, _ evidence: RouteWords.Evidence, layer: String
  ) -> Remark {
    Remark(
      "case '\(name)' of '\(owner)' in domain \(evidence.clause)",
      label: "this file belongs to layer '\(layer)'",
      fix: "name the state that leads there (such as 'authenticated') and let a coordinator choose the screen"
    )
  }

  fileprivate static func payload(
    _ type: String, _ name: String, _ owner: String, _ evidence: RouteWords.Evidence, layer: String
  ) -> Remark {
    Remark(
      "case '\(name)' of '\(owner)' in domain carries '\(type)', which \(evidence.clause)",
      label: "this file belongs to layer '\(layer)'",
      fix: "carry the domain value that a coordinator needs to get to '\(type)'")
  }

  fileprivate static func property(
    _ name: String, _ owner: String, _ evidence: RouteWords.Evidence, layer: String
  ) -> Remark {
    Remark(
      "property '\(name)'\(owner.isEmpty ? "" : " of '\(owner)'") in domain \(evidence.clause)",
      label: "this file belongs to layer '\(layer)'",
      fix: "hold the state that leads there and let a coordinator map it to navigation")
  }

  fileprivate static func propertyType(
    _ type: String, _ name: String, _ evidence: RouteWords.Evidence, layer: String
  ) -> Remark {
    Remark(
      "property '\(name)' in domain is a '\(type)', which \(evidence.clause)",
      label: "this file belongs to layer '\(layer)'",
      fix: "hold the domain value that a coordinator needs to get to '\(type)'")
  }
}
