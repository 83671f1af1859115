import ArchFacts
import ArchKnowledge
import ArchModel

/// What a screen can be is one state, not a handful of flags.
struct ExplicitViewState: CodeRule {
  static let about = RuleInfo(
    id: "explicit-view-state",
    summary: "A view model publishes one state, not flags that together make one.",
    why: """
      Two flags such as isLoading and hasError have four combinations, and the screen has fewer states than that: \
      the rest can be reached and mean nothing. With one state, an invalid combination cannot be expressed, and \
      the view has nothing to work out. So are isLoading and isLoadingMore or isRefreshing: what is shown is got in one way or \
      another. What goes on with different things, such as isLoadingPosts and isLoadingProfile, may well go on at once; \
      whether saving may while loading does, a team says with the option 'activities'. An error that a view shows instead of \
      what is loading, with 'else if', is a part of that state, flag or not; one that it shows besides is left alone. \
      A view model publishes what is '@Published', what it stores under '@Observable', and what it keeps in a box that \
      tells of changes: a generic class of the app's own with listeners, a subject or a relay.
      """,
    bad: """
      // Trips/Presentation/TripsViewModel.swift
      final class TripsViewModel: ObservableObject {
        @Published private(set) var isLoading = false
        @Published private(set) var hasError = false
        @Published private(set) var trips: [String] = []
      }
      """,
    good: """
      // Trips/Presentation/TripsViewModel.swift
      final class TripsViewModel: ObservableObject {
        enum State {
          case loading
          case failed
          case loaded([String])
        }
        @Published private(set) var state = State.loading
      }
      """,
    fix: "Replace the flags with one enum that has a case for each state that the screen can be in."
  )

  static var readsBodies: Bool { true }

  static var asks: [any Analysis.Type] { [ObservedProperties.self, ShownAlternatives.self] }

  private let judgesActivities: Bool

  init(options: inout OptionReader) {
    judgesActivities = options.flag(
      "activities",
      "Whether flags of different activities, such as 'isLoading' and 'isSaving', are one state as well.",
      more: .demands)
  }

  func check(_ code: Code, _ findings: inout Findings) {
    let known = code[ObservedProperties.self]
    // A flag that a view binds with '$' is a switch.
    let byOwner = Dictionary(grouping: known.all.filter { !known.isBound($0) }, by: \.owner)
    for (symbol, properties) in byOwner.sorted(by: { $0.key < $1.key }) {
      check(
        properties.map(\.observed), of: CodeType(code.codebase, symbol), code[ShownAlternatives.self],
        &findings)
    }
  }

  private func check(
    _ properties: [ObservedProperty], of type: CodeType, _ shown: ShownAlternatives,
    _ findings: inout Findings
  ) {
    let flags = Self.flags(properties, of: type, shown)
    // One finding for each thing that has states.
    var seen: Set<[String]> = []
    for (_, flag) in flags where seen.insert(flag.subject).inserted {
      let all = flags.filter { $0.flag.subject == flag.subject }
      guard state(of: all) != nil else { continue }
      let judged = all.filter { entry in
        let member = entry.property.member
        return !findings.allows(.declared(member.declared.name), in: member.place, aliases: [member.name])
      }
      guard let group = state(of: judged)?.map(\.property), let first = group.first else { continue }
      func about(_ property: ObservedProperty) -> About {
        .edge(from: .declared(property.member.declared.name), to: .type(type.id), .file)
      }
      findings.add(
        .flags(
          group.map(\.name), areFlags: group.allSatisfy(\.isFlag), of: type.name,
          label: type.presentationLabel),
        at: first.member.declared.name, in: first.member.place, about: about(first),
        related: group.dropFirst().map { $0.member.related("'\($0.name)' is part of the same state") }
          + group.dropFirst().compactMap { shown.place(of: first.name, or: $0.name, of: type.id) },
        uses: group.dropFirst().map {
          Findings.Use(
            range: $0.member.declared.name, place: $0.member.place, about: about($0), isPart: true)
        })
    }
  }

  private typealias Flag = (property: ObservedProperty, flag: StateFlag)

  /// What tells a state, and what is shown in the place of such a flag.
  private static func flags(
    _ properties: [ObservedProperty], of type: CodeType, _ shown: ShownAlternatives
  ) -> [Flag] {
    var flags: [Flag] = []
    var others: [Flag] = []
    for property in properties {
      guard let flag = StateFlag(property.name) else { continue }
      if property.isFlag { flags.append((property, flag)) } else { others.append((property, flag)) }
    }
    let ongoing = flags.filter { $0.flag.kind == .progress }
    // What is shown instead of a thing that is loading is about that thing.
    flags += others.filter(\.flag.fails).flatMap { other in
      ongoing.filter { shown.place(of: $0.property.name, or: other.property.name, of: type.id) != nil }
        .map { (other.property, other.flag.about($0.flag.subject)) }
    }
    // What failed is the only thing that goes on, where its name does not say another.
    guard let subject = ongoing.first?.flag.subject, ongoing.allSatisfy({ $0.flag.subject == subject }) else {
      return flags
    }
    return flags.map { entry in
      guard entry.flag.fails, entry.flag.subject.isEmpty || !entry.property.isFlag else {
        return entry
      }
      return (entry.property, entry.flag.about(subject))
    }
  }

  /// Those that together tell how far something has got; `nil` when they do not.
  private func state(of flags: [Flag]) -> [Flag]? {
    // A completed task may be a thing of the business; next to an error it is the outcome of what was done.
    let hasOutcome = flags.contains { $0.flag.kind == .outcome }
    let group = flags.filter { $0.flag.kind != .completion || hasOutcome }
    if group.count > 1, hasOutcome { return group }
    let ongoing = flags.filter { $0.flag.kind == .progress && (judgesActivities || $0.flag.gets) }
    return ongoing.count > 1 ? ongoing : nil
  }
}

/// A flag whose name tells how far something has got: `isLoading`, `hasError`, `didLoadProfile`.
private struct StateFlag {
  enum Kind { case progress, outcome, completion }

  let kind: Kind
  /// Whether what is shown is being got.
  let gets: Bool
  /// Whether something went wrong.
  let fails: Bool
  /// What the flag is about, without the words that tell the state: `profile` of `isLoadingProfile`.
  private(set) var subject: [String]

  /// The same about something else.
  func about(_ subject: [String]) -> StateFlag {
    var flag = self
    flag.subject = subject
    return flag
  }

  /// `nil` for switches that a person or a screen turns: `isMuted`, `showsError`, `canRetry`.
  init?(_ name: String) {
    var words = CamelCaseWords.of(name)
    guard let first = words.first else { return nil }
    if Self.assertions.contains(first) { words.removeFirst() }
    // `isLoadingMore` goes on; `loadMore` is a button.
    while words.count > 1, words.last.map(Self.further.contains) ?? false,
      words.first.map(Self.progress.contains) ?? false
    {
      words.removeLast()
    }
    guard words.allSatisfy({ !Self.switches.contains($0) }) else { return nil }
    let isDone = words.contains(where: Self.completions.contains)
    // `isFinishedLoading` says the same as `isLoaded`.
    if words.contains(where: Self.outcomes.contains) || isDone && words.contains(where: Self.loading.contains)
    {
      kind = .outcome
    } else if isDone {
      kind = .completion
    } else if words.contains(where: Self.progress.contains) {
      kind = .progress
    } else {
      return nil
    }
    gets = words.contains(where: Self.getting.contains)
    fails = words.contains(where: Self.failures.contains)
    subject = words.filter { word in
      !Self.outcomes.contains(word) && !Self.completions.contains(word) && !Self.progress.contains(word)
        && !Self.actions.contains(word)
    }
  }

  private static let getting = StateWords[.gets]

  private static let further = StateWords[.further]

  private static let assertions = StateWords[.assertion]

  private static let progress = StateWords[.progress]

  private static let outcomes = StateWords[.outcome]

  private static let failures = StateWords[.failure]

  private static let completions = StateWords[.completion]

  private static let loading = StateWords[.loading]

  /// What was being done; says nothing about what it was done with.
  private static let actions = StateWords[.action]

  /// Words of flags that show or permit something and are bound to a switch or a sheet.
  private static let switches = StateWords[.control]
}

extension Remark {
  fileprivate static func flags(
    _ names: [String], areFlags: Bool, of viewModel: String, label: String
  ) -> Remark {
    let noun = areFlags ? "flags" : "properties"
    let listed = names.map { "'\($0)'" }.joined(separator: ", ")
    return Remark(
      "view model '\(viewModel)' expresses one state with \(names.count) \(noun): \(listed)", label: label,
      fix: "publish one enum with a case for each state, and remove the \(noun)")
  }
}
