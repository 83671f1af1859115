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
      screen looks the way it does.
      """,
    decision: "DeterministicFeed: one-directional data flow, no implicit mutations",
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
    let codebase = code.codebase
    let types = PresentationTypes(codebase)
    let properties = code[ObservedProperties.self]
    for property in properties.all {
      if allowsBindings, properties.isBound(property) { continue }
      if properties.canBePrivate(property) { reportOpen(property, types, codebase, &findings) }
      for write in properties.writes where write.writes(property) {
        reportWrite(write, to: property, types, codebase, &findings)
      }
    }
  }

  private func reportOpen(
    _ property: StateProperty, _ types: PresentationTypes, _ codebase: Codebase,
    _ findings: inout Findings
  ) {
    let owner = codebase.symbols.qualifiedName(of: property.owner)
    let name = property.observed.name
    findings.add(
      .open(name, of: owner, label: types.label(of: property.owner)), at: property.observed.member.name,
      in: Place(
        file: property.observed.reference.file, owner: property.observed.member.owner,
        function: FileFacts.none),
      about: .declared(property.observed.member.name), aliases: names(of: property, codebase))
  }

  private func names(of property: StateProperty, _ codebase: Codebase) -> [String] {
    [
      property.observed.name, codebase.symbols.name(of: property.owner),
      codebase.symbols.qualifiedName(of: property.owner),
    ]
  }

  private func reportWrite(
    _ write: StateWrite, to property: StateProperty, _ types: PresentationTypes, _ codebase: Codebase,
    _ findings: inout Findings
  ) {
    guard let view = types.view(at: write.place),
      codebase.files[Int(write.place.file)].isProduction(at: write.range.start)
    else { return }
    let owner = codebase.symbols.qualifiedName(of: property.owner)
    let name = property.observed.name
    findings.add(
      .write(name, of: owner, by: codebase.symbols.qualifiedName(of: view), label: types.label(of: view)),
      at: write.range, in: write.place, about: .edge(to: .member(property.observed.reference)),
      aliases: names(of: property, codebase)
        + [codebase.symbols.name(of: view), codebase.symbols.qualifiedName(of: view)],
      related: [
        Findings.Related(
          file: property.observed.reference.file, offset: property.observed.member.name.start,
          message: "'\(owner).\(name)' is declared here")
      ])
  }
}

extension Remark {
  fileprivate static func open(_ name: String, of owner: String, label: String) -> Remark {
    Remark(
      "anyone can set '\(name)', which '\(owner)' publishes", label: label,
      fix: "make '\(name)' 'private(set)', and give '\(owner)' a method for each intention that changes it")
  }

  fileprivate static func write(_ name: String, of owner: String, by view: String, label: String) -> Remark {
    Remark(
      "view '\(view)' writes '\(name)' of '\(owner)'", label: label,
      fix: "call a method of '\(owner)' that says what the user wants, and let it change '\(name)'")
  }
}
