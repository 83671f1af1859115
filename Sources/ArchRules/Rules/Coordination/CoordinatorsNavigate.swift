import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Navigation is the coordinators' decision.
struct CoordinatorsNavigate: FileRule {
  static let about = RuleInfo(
    id: "coordinators-navigate",
    summary: "Only coordinators push, present, dismiss, replace the root or open a URL.",
    why: """
      "Is this a business rule or navigation?" Business belongs to a use case, navigation to a coordinator. A \
      view model, use case or repository that shows a screen decides what comes next where nobody looks for \
      it, and can be tested only with the screens it shows. A use case or a repository that tells a coordinator what to \
      show, or opens a link by a protocol of its own, decides it all the same; a view model may well tell its coordinator. \
      A service of data or of infrastructure may not present, push or open anything either, unless routing is what it is \
      there for: by its name, or by a protocol that asks for it. To fill a stack that the same function makes is not to \
      navigate: nobody sees it yet.
      """,
    bad: """
      // Features/Settings/Presentation/SettingsViewModel.swift
      import UIKit

      final class SettingsViewModel {
        func askForHelp(_ address: URL) {
          UIApplication.shared.open(address)
        }
      }
      """,
    good: """
      // Features/Settings/Presentation/SettingsViewModel.swift
      final class SettingsViewModel {
        private let onHelp: () -> Void
        init(onHelp: @escaping () -> Void) { self.onHelp = onHelp }
        func askForHelp() { onHelp() }
      }
      """,
    fix:
      "Say what happened through a closure or a delegate, and let the coordinator that owns the flow navigate."
  )

  static var readsBodies: Bool { true }

  private let judgesViews: Bool
  private let allowsOwnDismissal: Bool
  private let judgesOpeners: Bool
  private let judgesServices: Bool

  init(options: inout OptionReader) {
    judgesViews = options.flag(
      "views", "Whether views and view controllers may not navigate either.", more: .demands)
    allowsOwnDismissal = options.flag(
      "dismissal", "Whether a view may dismiss itself when 'views' is on.", more: .permits, default: true)
    judgesOpeners = options.flag(
      "openers",
      "Whether view models may not open links either by a protocol of the app that UIApplication conforms to.",
      more: .demands)
    judgesServices = options.flag(
      "services", "Whether services of data and of infrastructure may not navigate either.", more: .demands,
      default: true)
  }

  func known(of code: Code) -> Navigators { Navigators(code) }

  func check(_ file: CodeFile, _ known: Navigators, _ findings: inout Findings) {
    let navigators = known
    guard !file.source.placement.isInCompositionRoot && mayNavigate(file) else { return }
    var verdicts: [Place: Verdict] = [:]
    func verdict(at place: Place) -> Verdict {
      // The function around decides nothing, so one answer holds for a whole type.
      let place = file.place(in: place.owner)
      if let known = verdicts[place] { return known }
      let found = self.verdict(at: place, file)
      verdicts[place] = found
      return found
    }
    // Nearly all files hold nobody who is judged.
    guard
      isJudgedLayer(file.kind)
        || file.facts.types.indices.contains(where: { verdict(at: file.place(in: Int32($0))).isJudged })
    else { return }
    var calls = NavigationCallReader(file)?.calls(where: { verdict(at: $0).isJudged }) ?? []
    calls += navigators.calls(in: file) { mayNotTell($1, verdict(at: $0)) }
    calls.sort { $0.range.start < $1.range.start }
    for call in calls where file.isJudged(call.range) {
      guard let subject = Subject(verdict(at: call.place), file) else { continue }
      if subject.isView, allowsOwnDismissal, call.isOwnDismissal { continue }
      if verdict(at: call.place).isOfServices, !call.isPlain || call.isOwnDismissal { continue }
      findings.add(
        .navigates(call.name, subject.words, label: subject.label), at: call.range, in: call.place,
        about: .edge(to: .name(call.name)), aliases: subject.names(around: call.place, file.codebase),
        severity: subject.isView ? .warning : nil, related: subject.related)
    }
  }

  /// Whether a place may not even tell somebody else to navigate: business does not.
  private func mayNotTell(_ kind: Navigators.Kind, _ verdict: Verdict) -> Bool {
    switch verdict {
    case .byRole(let type):
      switch type.role {
      case .useCase, .repository, .service: return true
      case .viewModel, .presenter: return kind == .opener && judgesOpeners
      case .value, .protocol, .view, .coordinator, .bootstrapper, .container, .factory, .error, .dto:
        return false
      }
    case .byLayer(let layer): return layer.kind.statesNeeds
    case .service, .servingLayer, .view, .free, .unknown: return false
    }
  }

  /// Coordinators' own files are left out at once.
  private func mayNavigate(_ file: CodeFile) -> Bool {
    switch file.kind {
    case .coordinators, .composition: false
    case .boot, .contracts, .domain, .data, .infrastructure, .presentation, .other, nil: true
    }
  }

  /// Where nothing navigates, whatever it is.
  private func isJudgedLayer(_ kind: LayerKind?) -> Bool {
    switch kind {
    case .boot, .domain, .contracts: true
    case .coordinators, .composition, .data, .infrastructure, .presentation, .other, nil: false
    }
  }

  /// Who may not navigate, and by what.
  private enum Verdict {
    case byRole(CodeType)
    /// Of data or infrastructure: only what is the platform's for certain tells.
    case service(CodeType)
    /// The same for what has no role in such a layer.
    case servingLayer(Layer)
    case view(CodeType)
    case byLayer(Layer)
    case free
    /// Nothing says what the code is.
    case unknown

    var isJudged: Bool {
      switch self {
      case .byRole, .service, .servingLayer, .view, .byLayer: true
      case .free, .unknown: false
      }
    }

    var isOfServices: Bool {
      switch self {
      case .service, .servingLayer: true
      case .byRole, .view, .byLayer, .free, .unknown: false
      }
    }
  }

  private func verdict(at place: Place, _ file: CodeFile) -> Verdict {
    guard !file.codebase.isInCompositionRoot(place) else { return .free }
    if let type = file.codebase.typeAround(place) {
      for type in type.scopes {
        let verdict = verdict(on: type)
        if case .unknown = verdict { continue }
        return verdict
      }
    }
    guard let layer = file.layer else { return .unknown }
    if isJudgedLayer(layer.kind) { return .byLayer(layer) }
    return judgesServices && layer.kind.meetsNeeds ? .servingLayer(layer) : .unknown
  }

  private func verdict(on type: CodeType) -> Verdict {
    if type.symbol.isExternal { return judgesViews ? .view(type) : .free }
    switch type.role {
    case .useCase, .viewModel, .repository, .bootstrapper: return .byRole(type)
    case .presenter: return isInterfacePresenter(type) || isNavigator(type) ? .free : .byRole(type)
    case .service:
      if type.layerKind == .domain { return .byRole(type) }
      return judgesServices && type.layerKind?.meetsNeeds == true && !isRouting(type) ? .service(type) : .free
    case .coordinator, .container, .factory: return .free
    case .view: return judgesViews ? .view(type) : .free
    case .value, .protocol, .error, .dto:
      return type.layerKind?.meetsNeeds == true && isRouting(type) ? .free : .unknown
    }
  }

  /// A verdict in words.
  private struct Subject {
    let words: String
    let label: String
    var isView = false
    /// The type that the verdict is about; `nil` for a layer.
    private var judged: CodeType?
    private(set) var related: [Findings.Related] = []

    init?(_ verdict: Verdict, _ file: CodeFile) {
      switch verdict {
      case .byRole(let type), .service(let type):
        let role = file.codebase.role(of: type.id)
        words = "\(role.role.words) '\(type.name)'"
        label = "'\(type.name)' is \(role.role.phrase) \(role.evidence.reason(in: file.codebase.code))"
        judged = type
        if type.symbol.file != file.index { related = [type.declared("declared here, \(label)")] }
      case .view(let type):
        words = "view '\(type.name)'"
        label = "'views' is on, and '\(type.name)' is a view"
        isView = true
        judged = type
      case .byLayer(let layer), .servingLayer(let layer):
        words = layer.kind == .boot ? "boot" : "layer '\(layer.name)'"
        label = "this file belongs to layer '\(layer.name)'"
      case .free, .unknown:
        return nil
      }
    }

    /// The type that is judged, and the types within it that hold the place.
    func names(around place: Place, _ codebase: Codebase) -> [String] {
      var names: [String] = []
      for type in codebase.types(around: place) {
        names += CodeType(codebase, type).names
        if type == judged?.id { break }
      }
      return names
    }
  }

  /// `AlertPresenter` presents for a living; `FeedPresenter` prepares what a view shows.
  private func isInterfacePresenter(_ type: CodeType) -> Bool {
    CamelCaseWords.of(type.name).contains { Self.interfaceNouns.contains($0) }
  }

  /// A router under the name of a service, or an adapter of the platform that meets a need of others, such as one that opens
  /// addresses.
  private func isRouting(_ type: CodeType) -> Bool {
    CamelCaseWords.of(type.simpleName).contains(where: Self.routers.contains)
      || Navigators.isAskedToNavigate(type)
  }

  private static let routers = CoordinationWords[.navigator]

  /// A presenter that others ask to push and pop is a coordinator under another name.
  private func isNavigator(_ type: CodeType) -> Bool {
    type.members.contains { $0.kind == .func && Self.navigations.contains($0.name) }
  }

  private static let navigations = ScreenWords[.navigates]

  private static let interfaceNouns = ScreenWords[.interfaceNoun]
}

extension Remark {
  fileprivate static func navigates(_ name: String, _ subject: String, label: String) -> Remark {
    Remark(
      "\(subject) navigates with '\(name)'", label: label,
      fix:
        "call a closure or a delegate that says what happened, and let the coordinator of the flow navigate"
    )
  }
}
