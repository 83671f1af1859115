import ArchFacts
import ArchModel

/// Only coordinators push, present and dismiss.
struct CoordinatorsNavigate: Rule {
  static let about = RuleInfo(
    id: "coordinators-navigate",
    summary: "Only coordinators navigate.",
    why: """
      Where the user goes next is decided in one kind of place. A view model or a use case that presents a \
      screen takes that decision away, and cannot be tested without one.
      """,
    decision: "Architecture Rules, 2: coordinators own navigation decisions",
    bad: """
      // Features/Settings/Presentation/SettingsViewModel.swift
      import UIKit
      final class SettingsViewModel {
        func askForHelp(_ address: URL) { UIApplication.shared.open(address) }
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
    fix: "Tell the coordinator what happened, by a closure or a delegate, and let it navigate."
  )

  private let allowed: [NamePattern]
  private let judgesViews: Bool
  private let allowsDismissal: Bool

  init(options: inout OptionReader) {
    allowed = options.allowed
    judgesViews = options.flag("views", "Whether views and view controllers may not navigate either.")
    allowsDismissal = options.flag(
      "dismissal", "Whether a view may dismiss itself when 'views' is on.", default: true)
  }

  func check(_ codebase: Codebase, _ findings: inout Findings) {
    for (index, file) in codebase.files.enumerated() where !file.isTest {
      let bytes = file.facts.bytes
      for call in file.facts.calls
      where NavigationCall.words.contains(call.member, in: bytes) && !call.isPattern {
        guard let name = NavigationCall.name(of: call, in: file.facts) else { continue }
        let place = Place(file: Int32(index), owner: call.owner, function: call.function)
        guard file.isProduction(at: call.member.start), !codebase.isInCompositionRoot(place),
          let subject = subject(at: place, name, codebase), !isAllowed(name, place, codebase),
          !isOwnFunction(call, place, codebase)
        else { continue }
        findings.add(.navigates(name, subject), at: call.member, in: place)
      }
    }
  }

  /// Who may not navigate; `nil` for coordinators, for views unless an option asks, and for code of unknown
  /// role.
  private func subject(at place: Place, _ name: String, _ codebase: Codebase) -> String? {
    let kind = codebase.files[Int(place.file)].kind
    if let type = codebase.type(at: place), !codebase.symbols[type].isExternal {
      let typeName = codebase.symbols.qualifiedName(of: type)
      let role = codebase.role(of: type).role
      switch role {
      case .coordinator, .container, .factory: return nil
      case .view:
        guard judgesViews, !(allowsDismissal && name == "dismiss") else { return nil }
        return "view '\(typeName)'"
      case .useCase, .viewModel, .repository, .bootstrapper:
        return "\(role.words) '\(typeName)'"
      case .value, .protocol, .presenter, .service, .error, .dto: break
      }
    }
    switch kind {
    case .boot: return "boot"
    case .domain, .contracts, .data:
      return "layer '\(codebase.files[Int(place.file)].layer?.name ?? "")'"
    case .coordinators, .composition, .infrastructure, .presentation, .other, nil: return nil
    }
  }

  private func isAllowed(_ name: String, _ place: Place, _ codebase: Codebase) -> Bool {
    guard !allowed.isEmpty else { return false }
    let type = codebase.type(at: place).map(codebase.symbols.name)
    return allowed.contains { $0.matches(name) || type.map($0.matches) ?? false }
  }

  /// `present(…)` that the type around declares itself is its own business.
  private func isOwnFunction(_ call: Call, _ place: Place, _ codebase: Codebase) -> Bool {
    guard call.callee == call.member, let type = codebase.type(at: place) else { return false }
    let facts = codebase.files[Int(place.file)].facts
    let name = facts.verbatim(call.member)
    return ([type] + codebase.symbols.supertypes(of: type)).contains { owner in
      codebase.members(of: owner).contains {
        let member = codebase.member($0)
        return member.kind == .func && codebase.files[Int($0.file)].facts.verbatim(member.name) == name
      }
    }
  }
}

/// Calls that change what is on the screen.
enum NavigationCall {
  /// The name of the function, if a call is one; common words need more than their name.
  static func name(of call: Call, in facts: FileFacts) -> String? {
    let name = facts.verbatim(call.member)
    if certain.contains(name) { return name }
    switch name {
    case "present", "dismiss":
      return labels(of: call, in: facts).contains("animated") ? name : nil
    case "show", "showDetailViewController":
      return labels(of: call, in: facts).contains("sender") ? name : nil
    case "open":
      let names = NamePath.names(call.callee, in: facts.bytes).map { facts.verbatim($0) }
      return names.starts(with: ["UIApplication", "shared"]) || names.starts(with: ["NSWorkspace", "shared"])
        ? name : nil
    case "openURL":
      return call.callee == call.member ? name : nil
    case "append", "removeLast":
      let names = NamePath.names(call.callee, in: facts.bytes)
      guard names.count > 1, let receiver = names.dropLast().last else { return nil }
      return isNavigationPath(facts.verbatim(receiver), in: facts)
        ? "\(facts.verbatim(receiver)).\(name)" : nil
    default:
      return nil
    }
  }

  /// Every name that may be one.
  static let words = WordSet(
    certain.union([
      "present", "dismiss", "show", "showDetailViewController", "open", "openURL", "append", "removeLast",
    ]))

  private static let certain: Set<String> = [
    "pushViewController", "popViewController", "popToViewController", "popToRootViewController",
    "setViewControllers", "performSegue", "instantiateViewController", "instantiateInitialViewController",
    "makeKeyAndVisible", "presentAsSheet", "presentAsModalWindow", "beginSheet", "makeKeyAndOrderFront",
  ]

  /// A variable of this name with the type `NavigationPath`, as written or made.
  private static func isNavigationPath(_ name: String, in facts: FileFacts) -> Bool {
    facts.members.contains {
      facts.verbatim($0.name) == name
        && (facts.matches($0.type, "NavigationPath") || facts.verbatim($0.value).hasPrefix("NavigationPath("))
    }
  }

  /// The labels of the arguments, nested ones left out.
  private static func labels(of call: Call, in facts: FileFacts) -> [String] {
    guard call.arguments < call.end, facts.bytes[Int(call.arguments)] == UInt8(ascii: "(") else { return [] }
    var labels: [String] = []
    var depth = 0
    var word: [UInt8] = []
    for index in Int(call.arguments)..<Int(call.end) {
      let byte = facts.bytes[index]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ":") where depth == 1 && !word.isEmpty:
        labels.append(String(decoding: word, as: UTF8.self))
      default: break
      }
      if byte.isIdentifierPart { word.append(byte) } else { word.removeAll(keepingCapacity: true) }
    }
    return labels
  }
}

extension Remark {
  fileprivate static func navigates(_ name: String, _ subject: String) -> Remark {
    Remark(
      "\(subject) navigates with '\(name)'", label: "navigation belongs to coordinators",
      fix: "tell the coordinator what happened, by a closure or a delegate, and let it call '\(name)'")
  }
}
