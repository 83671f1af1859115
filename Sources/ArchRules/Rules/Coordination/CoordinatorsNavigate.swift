import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Navigation is the coordinators' decision.
struct CoordinatorsNavigate: CodeRule {
  static let about = RuleInfo(
    id: "coordinators-navigate",
    summary: "Only coordinators push, present, dismiss, replace the root or open a URL.",
    why: """
      "Is this a business rule or navigation?" Business belongs to a use case, navigation to a coordinator. A \
      view model, use case or repository that shows a screen decides what comes next where nobody looks for \
      it, and can be tested only with the screens it shows.
      """,
    decision: "Architecture Rules, 2: coordinators translate states to navigation",
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

  init(options: inout OptionReader) {
    judgesViews = options.flag(
      "views", "Whether views and view controllers may not navigate either.", more: .demands)
    allowsOwnDismissal = options.flag(
      "dismissal", "Whether a view may dismiss itself when 'views' is on.", more: .permits, default: true)
  }

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    for (index, file) in codebase.files.enumerated()
    where !file.isTest && !file.placement.isInCompositionRoot && mayNavigate(file) {
      guard let reader = NavigationCallReader(codebase, file: Int32(index)) else { continue }
      var verdicts: [Place: Verdict] = [:]
      func verdict(at place: Place) -> Verdict {
        // The function around decides nothing, so one answer holds for a whole type.
        let place = Place(file: place.file, owner: place.owner, function: FileFacts.none)
        if let known = verdicts[place] { return known }
        let found = self.verdict(at: place, codebase)
        verdicts[place] = found
        return found
      }
      // Nearly all files hold nobody who is judged.
      guard
        isJudgedLayer(file.kind)
          || file.facts.types.indices.contains(where: {
            verdict(at: Place(file: Int32(index), owner: Int32($0), function: FileFacts.none)).isJudged
          })
      else { continue }
      for call in reader.calls(where: { verdict(at: $0).isJudged })
      where file.isProduction(at: call.range.start) {
        guard let subject = Subject(verdict(at: call.place), call.place, codebase) else { continue }
        if subject.isView, allowsOwnDismissal, call.isOwnDismissal { continue }
        findings.add(
          .navigates(call.name, subject.words, label: subject.label), at: call.range, in: call.place,
          about: .edge(to: .name(call.name)), aliases: subject.names(around: call.place, codebase),
          severity: subject.isView ? .warning : nil, related: subject.related(findings))
      }
    }
  }

  /// Coordinators' own files are left out at once.
  private func mayNavigate(_ file: SourceFile) -> Bool {
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
    case byRole(SymbolID)
    case view(SymbolID)
    case byLayer(Layer)
    case free
    /// Nothing says what the code is.
    case unknown

    var isJudged: Bool {
      switch self {
      case .byRole, .view, .byLayer: true
      case .free, .unknown: false
      }
    }
  }

  private func verdict(at place: Place, _ codebase: Codebase) -> Verdict {
    guard !codebase.isInCompositionRoot(place) else { return .free }
    var scope = codebase.type(at: place)
    while let type = scope {
      let verdict = verdict(on: type, codebase)
      if case .unknown = verdict {
        let parent = codebase.symbols[type].parent
        scope = parent >= 0 ? parent : nil
      } else {
        return verdict
      }
    }
    guard let layer = codebase.files[Int(place.file)].layer, isJudgedLayer(layer.kind) else {
      return .unknown
    }
    return .byLayer(layer)
  }

  private func verdict(on type: SymbolID, _ codebase: Codebase) -> Verdict {
    if codebase.symbols[type].isExternal { return judgesViews ? .view(type) : .free }
    switch codebase.role(of: type).role {
    case .useCase, .viewModel, .repository, .bootstrapper: return .byRole(type)
    case .presenter:
      return isInterfacePresenter(type, codebase) || isNavigator(type, codebase) ? .free : .byRole(type)
    // An adapter of the platform, such as one that opens addresses, meets a need of others.
    case .service: return codebase.layerKind(of: type) == .domain ? .byRole(type) : .free
    case .coordinator, .container, .factory: return .free
    case .view: return judgesViews ? .view(type) : .free
    case .value, .protocol, .error, .dto: return .unknown
    }
  }

  /// A verdict in words.
  private struct Subject {
    let words: String
    let label: String
    let isView: Bool
    let type: SymbolID?
    /// The type that the verdict is about; `nil` for a layer.
    private let judged: SymbolID?

    init?(_ verdict: Verdict, _ place: Place, _ codebase: Codebase) {
      switch verdict {
      case .byRole(let type):
        let name = codebase.symbols.qualifiedName(of: type)
        let role = codebase.role(of: type)
        words = "\(role.role.words) '\(name)'"
        label = "'\(name)' is \(role.role.phrase) \(role.evidence.reason(in: codebase.code))"
        isView = false
        self.type = codebase.symbols[type].file == place.file ? nil : type
        judged = type
      case .view(let type):
        let name = codebase.symbols.qualifiedName(of: type)
        words = "view '\(name)'"
        label = "'views' is on, and '\(name)' is a view"
        isView = true
        self.type = nil
        judged = type
      case .byLayer(let layer):
        words = layer.kind == .boot ? "boot" : "layer '\(layer.name)'"
        label = "this file belongs to layer '\(layer.name)'"
        isView = false
        type = nil
        judged = nil
      case .free, .unknown:
        return nil
      }
    }

    /// The type that is judged, and the types within it that hold the place.
    func names(around place: Place, _ codebase: Codebase) -> [String] {
      var names: [String] = []
      for type in codebase.types(around: place) {
        names += [codebase.symbols.name(of: type), codebase.symbols.qualifiedName(of: type)]
        if type == judged { break }
      }
      return names
    }

    func related(_ findings: Findings) -> [Findings.Related] {
      type.map { [findings.declaration(of: $0, "declared here, \(label)")] } ?? []
    }
  }

  /// `AlertPresenter` presents for a living; `FeedPresenter` prepares what a view shows.
  private func isInterfacePresenter(_ type: SymbolID, _ codebase: Codebase) -> Bool {
    CamelCaseWords.of(codebase.symbols.qualifiedName(of: type)).contains { Self.interfaceNouns.contains($0) }
  }

  /// A presenter that others ask to push and pop is a coordinator under another name.
  private func isNavigator(_ type: SymbolID, _ codebase: Codebase) -> Bool {
    codebase.members(of: type).contains { reference in
      let facts = codebase.files[Int(reference.file)].facts
      let member = codebase.member(reference)
      guard member.kind == .func else { return false }
      return Self.navigations.contains(facts.verbatim(member.name))
    }
  }

  private static let navigations = ScreenWords[.navigates]

  private static let interfaceNouns = ScreenWords[.interfaceNoun]
}

extension Remark {
  fileprivate static func navigates(_ name: String, _ subject: String, label: String) -> Remark {
    Remark(
      "\(subject) navigates with '\(name)'", label: label,
      fix:
        "call a closure or a delegate that says what happened, and let the coordinator that owns the flow use '\(name)'"
    )
  }
}
