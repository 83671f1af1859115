import ArchFacts
import ArchModel

/// Views send intentions; only a view model changes its state.
struct OneWayState: CodeRule {
  static let about = RuleInfo(
    id: "one-way-state",
    summary: "Only a view model changes the state that it publishes.",
    why: """
      Data flows one way: the view emits an intention, the view model acts, the state changes, the view renders it. \
      Once a view can write the state, there is a second way, and the view model alone no longer shows why the \
      screen looks the way it does. A box that tells of changes, the app's own or a library's, is published like a \
      '@Published' property: whoever may put another box in its place may set it.
      """,
    bad: """
      // Trips/Presentation/TripsViewModel.swift
      final class TripsViewModel: ObservableObject {
        @Published var trips: [String] = []
      }
      """,
    good: """
      // Trips/Presentation/TripsViewModel.swift
      final class TripsViewModel: ObservableObject {
        @Published private(set) var trips: [String] = []
        func remove(_ trip: String) { trips.removeAll { $0 == trip } }
      }
      """,
    fix: "Make the property 'private(set)', and give the view model a method for what the view wants."
  )

  static var readsBodies: Bool { true }

  static var asks: [any Analysis.Type] { [ObservedProperties.self] }

  private let allowsBindings: Bool

  init(options: inout OptionReader) {
    allowsBindings = options.flag(
      "bindings",
      "Whether a property that a view binds with '$', or that a view controller sets, may be set, such as a text field's.",
      more: .permits,
      default: true)
  }

  func check(_ code: Code, _ findings: inout Findings) {
    let properties = code[ObservedProperties.self]
    for property in properties.all {
      if allowsBindings, properties.isBound(property) { continue }
      let owner = CodeType(code.codebase, property.owner)
      let (name, aliases) = (property.observed.name, [property.observed.name] + owner.names)
      if properties.canBePrivate(property) {
        let need = properties.protocolOpening(property)
        findings.add(
          .open(
            name, of: owner.name, isSet: isSet(property, properties, code.codebase), need: need?.name,
            isBox: property.observed.isBoxed && !properties.isReplaced(property),
            label: owner.presentationLabel), at: property.observed.member,
          aliases: aliases,
          related: need.map { [$0.declared("'\($0.name)' asks for it with 'set'")] } ?? [])
      }
      for write in properties.writes where write.writes(property) {
        guard let view = code.codebase.view(at: write.place),
          code.codebase.files[write.place.file].isProduction(at: write.range.start)
        else { continue }
        findings.add(
          .write(name, of: owner.name, by: view.name, label: view.presentationLabel), at: write.range,
          in: write.place, about: .edge(to: .member(property.observed.member.reference)),
          aliases: aliases + view.names,
          related: [property.observed.member.related("'\(owner.name).\(name)' is declared here")])
      }
    }
  }
}

extension OneWayState {
  /// Whether anyone does set it from outside.
  private func isSet(
    _ property: StateProperty, _ known: ObservedProperties, _ codebase: Codebase
  ) -> Bool {
    known.writes.contains { $0.writes(property) && codebase.type(at: $0.place) != property.owner }
  }
}

extension Remark {
  fileprivate static func open(
    _ name: String, of owner: String, isSet: Bool, need: String?, isBox: Bool, label: String
  ) -> Remark {
    let required = need.map { "ask only for 'get' in '\($0)', and " } ?? ""
    let method = isSet ? ", and give '\(owner)' a method for each intention that changes it" : ""
    return Remark(
      "anyone can set '\(name)', which '\(owner)' publishes", label: label,
      fix: isBox
        ? "\(required)make '\(name)' a 'let': its box is never exchanged"
        : "\(required)make '\(name)' 'private(set)'\(method)")
  }

  fileprivate static func write(_ name: String, of owner: String, by view: String, label: String) -> Remark {
    Remark(
      "view '\(view)' writes '\(name)' of '\(owner)'", label: label,
      fix: "call a method of '\(owner)' that says what the user wants, and let it change '\(name)'")
  }
}
