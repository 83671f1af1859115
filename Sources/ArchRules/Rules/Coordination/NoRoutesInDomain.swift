import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// The domain speaks of states, not of screens.
struct NoRoutesInDomain: FileRule, RuleWithoutOptions {
  static let about = RuleInfo(
    id: "no-routes-in-domain",
    summary: "Domain types are free of screens, routes and navigation.",
    why: """
      Use cases decide what is true and return typed states; coordinators translate states into navigation. A \
      route in the domain makes a business rule depend on which screens exist today. Where the name of an enum may be \
      that of a way through a town as well, its cases tell: what one does on a screen, kept in a path of screens. The \
      cases of a deep link are places in the app, and a router that views observe says where in it they are.
      """,
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
    fix: "Name the state, such as 'authenticated', and let a coordinator map it to a screen.",
    kinds: [.domain]
  )

  static var allowsUsers: Bool { true }

  func check(_ file: CodeFile, _ known: NothingKnown, _ findings: inout Findings) {
    guard Self.about.looks(in: file.kind) else { return }
    let reported = file.checkTypes(&findings)
    file.checkCases(besides: reported, &findings)
    file.checkProperties(&findings)
  }
}

extension CodeFile {
  /// Answers with the enums that it reports: their cases say the same again.
  fileprivate func checkTypes(_ findings: inout Findings) -> Set<Int32> {
    var reported: Set<Int32> = []
    for (number, type) in facts.types.enumerated() where isJudged(type.name) {
      switch type.kind {
      case .extension, .associatedtype: continue
      case .class, .struct, .enum, .actor, .protocol, .typealias: break
      }
      let name = facts.verbatim(type.name)
      let place = place(in: Int32(number))
      guard
        let evidence = RouteTypes.evidence(ofType: Int32(number), named: name, in: facts)
          ?? leadingEvidence(ofType: Int32(number), named: name),
        !findings.allows(.declared(type.name), in: place)
      else { continue }
      if type.kind == .enum { reported.insert(Int32(number)) }
      findings.add(
        .type(name, type.kind, evidence, layer: domainName), at: type.name, in: place,
        about: .declared(type.name))
    }
    return reported
  }

  /// `CartRouter`, which views observe to know where they are.
  private func leadingEvidence(ofType number: Int32, named name: String) -> RouteWords.Evidence? {
    guard facts.types[Int(number)].kind == .class, let type = codebase.typeAround(place(in: number)),
      type.role == .coordinator, codebase.code.isObservable(type.id)
    else { return nil }
    return CamelCaseWords.of(name).last.map(RouteWords.Evidence.navigation)
  }

  fileprivate func checkCases(besides reported: Set<Int32>, _ findings: inout Findings) {
    for enumCase in facts.enumCases where isJudged(enumCase.name) && !reported.contains(enumCase.owner) {
      let name = facts.verbatim(enumCase.name)
      let owner = facts.qualifiedName(ofType: enumCase.owner)
      let place = place(in: enumCase.owner)
      if let evidence = RouteWords.domainCase(name), !RouteWords.isWrittenDown(owner) {
        findings.add(
          .enumCase(name, owner, evidence, layer: domainName), at: enumCase.name, in: place,
          about: .declared(enumCase.name), aliases: [name])
        continue
      }
      for payload in PayloadNames.all(enumCase.payload, in: facts) {
        guard let (evidence, target, related) = interfaceType(payload, place) else { continue }
        let about = About.edge(from: .declared(enumCase.name), to: target)
        guard !findings.allows(about, in: place, aliases: [name]) else { continue }
        findings.add(
          .payload(facts.verbatim(payload), name, owner, evidence, layer: domainName), at: payload, in: place,
          about: about, related: related)
        break
      }
    }
  }

  fileprivate func checkProperties(_ findings: inout Findings) {
    for property in members(where: \.isVariable) where property.isJudged {
      let (member, name) = (property.declared, property.name)
      let owner = facts.qualifiedName(ofType: member.owner)
      let type = TypeText.trimmed(member.type, in: facts.bytes)
      if let evidence = RouteTypes.evidence(ofProperty: property) {
        findings.add(.property(name, owner, evidence, layer: domainName), at: property, aliases: [name])
        continue
      }
      guard let written = TypeText.singleName(type, in: facts.bytes),
        let last = NamePath.names(written, in: facts.bytes).last,
        let (evidence, target, related) = interfaceType(last, property.place)
      else { continue }
      findings.add(
        .propertyType(facts.verbatim(last), name, evidence, layer: domainName), at: written,
        in: property.place, about: .edge(from: .declared(member.name), to: target), aliases: [name],
        related: related)
    }
  }

  private var domainName: String { layerName ?? "domain" }

  /// A type that is a screen by its name, or that presentation, coordinators or boot declare as a place to go.
  private func interfaceType(
    _ name: ByteRange, _ place: Place
  ) -> (RouteWords.Evidence, About.End, [Findings.Related])? {
    let text = facts.verbatim(name)
    let declared = codebase.symbols.resolve(name, at: place, in: source).symbol.map { CodeType(codebase, $0) }
    // A type of the domain has its own finding where it is declared.
    if let declared, declared.layerKind == .domain { return nil }
    // An icon is any view and no screen; that a domain draws is said of what it imports.
    if declared == nil, AppleTypes[.swiftUIView].contains(text) { return nil }
    let related = declared.map { [$0.declared("'\(text)' is declared here")] } ?? []
    let target = declared.map { About.End.type($0.id) } ?? .name(text)
    if RouteWords.isScreenType(text) { return (.screen(text), target, related) }
    guard let declared else { return nil }
    let isRoute = RouteWords.domainType(text) != nil || RouteWords.isRouteEnum(text)
    switch declared.layerKind {
    case .presentation, .coordinators, .boot:
      // What is called a route where screens are is one.
      return isRoute || RouteWords.isNamedRoute(text) ? (.navigation(text), target, related) : nil
    case .other, .contracts, nil:
      let isShown = isRoute || RouteTypes.evidence(of: declared.id, in: codebase) != nil
      return isShown && (isRoute || RouteWords.isNamedRoute(text))
        ? (.navigation(text), target, related) : nil
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
