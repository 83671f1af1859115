import ArchConfig
import ArchFacts
import ArchModel

/// What a rule says about one place.
package struct Remark: Sendable {
  /// What is wrong, one sentence without a full stop, names in 'quotes'.
  package let message: String
  /// What several places have in common that differ in who does it; `nil` where nobody is named.
  package let cause: FindingCause?
  /// What it is counted with where findings are summed up, such as `presentation → data`; `nil` leaves that to what the
  /// finding is about.
  package let topic: String?
  /// Which layer or role made it wrong.
  package let label: String
  /// The concrete thing to do here.
  package let fix: String

  package init(
    _ message: String, cause: FindingCause? = nil, topic: String? = nil, label: String, fix: String
  ) {
    self.message = message
    self.cause = cause
    self.topic = topic
    self.label = label
    self.fix = fix
  }
}

/// Collects what one rule finds, but for what `allow` exempts. Rules can only add.
package struct Findings: Sendable {
  struct Entry: Sendable {
    let remark: Remark
    let severity: Severity?
    let range: ByteRange
    let place: Place
    let subject: Subject
    let related: [Related]
    let isChain: Bool
    /// The other places that this one stands for.
    fileprivate(set) var further: [Further]
  }

  struct Further: Sendable {
    let file: FileID
    let range: ByteRange
    let subject: Subject
    let message: String
    let isPart: Bool
  }

  struct Related: Sendable {
    let file: FileID
    let offset: Int32
    let message: String
  }

  /// One more place that a finding stands for, and what the finding says where it is about this one.
  struct Use {
    let range: ByteRange
    let place: Place
    /// `nil` for the same as the finding itself.
    var about: About?
    var message: String?
    /// Whether it is wrong only together with the place of the finding itself.
    var isPart = false
  }

  private struct Folded: Hashable {
    let file: FileID
    let subject: Subject
  }

  private(set) var entries: [Entry] = []
  private(set) var exemptions: Exemptions
  private let codebase: Codebase
  private let names: SubjectNames
  private let allowsUsers: Bool
  private var folded: [Folded: Int] = [:]

  /// - Parameter allowsUsers: whether `allow` also names who uses something, not only what is used.
  init(_ codebase: Codebase, allow: [Allowance] = [], allowsUsers: Bool = false) {
    self.init(codebase, Exemptions(allow), allowsUsers: allowsUsers)
  }

  init(_ codebase: Codebase, _ exemptions: Exemptions, allowsUsers: Bool) {
    self.codebase = codebase
    self.allowsUsers = allowsUsers
    names = SubjectNames(codebase)
    self.exemptions = exemptions
  }

  /// Adds a finding unless `allow` names what it is about. What folds with one that is there becomes part of that.
  ///
  /// - Parameters:
  ///   - aliases: what else `allow` may call it.
  ///   - severity: where this case weighs less than the rule's own severity.
  ///   - isChain: whether the related places are steps that lead to this one.
  ///   - uses: the other places that it stands for.
  mutating func add(
    _ remark: Remark, at range: ByteRange, in place: Place, about: About, aliases: [String] = [],
    severity: Severity? = nil, related: [Related] = [], isChain: Bool = false, uses: [Use] = []
  ) {
    let isAllowed = allows(about, at: range, in: place, aliases: aliases)
    var open = uses
    if !exemptions.isEmpty {
      open = []
      for use in uses where !allows(use.about ?? about, at: use.range, in: use.place, aliases: aliases) {
        open.append(use)
      }
    }
    guard isAllowed else {
      append(remark, at: range, in: place, about, severity, related, isChain, open)
      return
    }
    guard let first = open.first else { return }
    append(
      remark.saying(first.message), at: first.range, in: first.place, first.about ?? about, severity, related,
      isChain,
      Array(open.dropFirst()))
  }

  /// About a type, at its name.
  mutating func add(
    _ remark: Remark, at type: CodeType, aliases: [String] = [], severity: Severity? = nil,
    related: [Related] = []
  ) {
    add(
      remark, at: type.nameRange, in: type.place, about: .type(type.id), aliases: aliases, severity: severity,
      related: related)
  }

  /// About a member or about something that it does, at its name.
  mutating func add(
    _ remark: Remark, at member: CodeMember, to target: About.End? = nil, aliases: [String] = [],
    severity: Severity? = nil, related: [Related] = []
  ) {
    let own = About.End.declared(member.declared.name)
    add(
      remark, at: member.declared.name, in: member.place,
      about: target.map { .edge(from: own, to: $0) } ?? .one(own),
      aliases: aliases, severity: severity, related: related)
  }

  private mutating func append(
    _ remark: Remark, at range: ByteRange, in place: Place, _ about: About, _ severity: Severity?,
    _ related: [Related], _ isChain: Bool, _ uses: [Use]
  ) {
    let subject = names.subject(of: about, at: range, in: place)
    if case .edge(_, _, .declaration) = subject {
      let key = Folded(file: place.file, subject: subject)
      if let index = folded[key] {
        entries[index].further.append(
          Further(file: place.file, range: range, subject: subject, message: remark.message, isPart: false))
        return
      }
      folded[key] = entries.count
    }
    var entry = Entry(
      remark: remark, severity: severity, range: range, place: place, subject: subject, related: related,
      isChain: isChain, further: [])
    guard !uses.isEmpty else {
      entries.append(entry)
      return
    }
    var seen: Set<CountedPlace> = [counted(subject, at: range, in: place)]
    for use in uses {
      let subject = use.about.map { names.subject(of: $0, at: use.range, in: use.place) } ?? entry.subject
      guard seen.insert(counted(subject, at: use.range, in: use.place)).inserted else { continue }
      entry.further.append(
        Further(
          file: use.place.file, range: use.range, subject: subject, message: use.message ?? remark.message,
          isPart: use.isPart))
    }
    entries.append(entry)
  }

  private func counted(_ subject: Subject, at range: ByteRange, in place: Place) -> CountedPlace {
    var start: Int32? = range.start
    // Of a type of the app a declaration depends or does not; each use of what others wrote does something.
    if case .edge(_, .declaration, .file) = subject { start = nil }
    return CountedPlace(
      file: place.file, subject: subject, function: codebase.outermostFunction(at: place), start: start)
  }

  /// Whether `allow` names something: for rules that have to know before they have something to add. Asking counts
  /// as use of the entry, so it is asked last.
  mutating func allows(
    _ about: About, at range: ByteRange = .none, in place: Place, aliases: [String] = []
  ) -> Bool {
    guard !exemptions.isEmpty else { return false }
    let ends = names.ends(of: about, at: range, in: place)
    let counted =
      exemptions.countsPlaces
      ? counted(names.subject(of: about, at: range, in: place), at: range, in: place) : nil
    return exemptions.cover(
      names.names(of: about, at: range, in: place, withUser: allowsUsers) + aliases,
      from: ends.from, to: ends.to + aliases, at: counted)
  }

  /// The place where a type is declared, with a remark about it.
  func declaration(of symbol: SymbolID, _ message: String) -> Related {
    Related(
      file: codebase.symbols[symbol].file, offset: codebase.nameRange(of: symbol).start, message: message)
  }
}

extension Remark {
  fileprivate func saying(_ message: String?) -> Remark {
    message.map { Remark($0, cause: cause, topic: topic, label: label, fix: fix) } ?? self
  }
}

extension Codebase {
  /// The member of a type or file that a place is in, local functions not counted.
  fileprivate func outermostFunction(at place: Place) -> Int32 {
    let functions = files[place.file].facts.functions
    var function = place.function
    while function >= 0, functions[Int(function)].enclosing >= 0 {
      function = functions[Int(function)].enclosing
    }
    return function
  }
}
