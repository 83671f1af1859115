import ArchConfig
import ArchFacts
import ArchModel

/// What a finding is about, as a rule names it: by what is in the code. The engine makes of it what the finding
/// is known by, and the names that `allow` may give it.
enum About {
  case file
  case one(End)
  case edge(from: End, to: End, Subject.Fold)
  /// Imported, or known by the team as one.
  case module(String)
  /// A feature, a layer or a package.
  case part(String)
  case tie(from: String, to: String)

  enum End {
    /// The declaration that the place is in.
    case place
    case type(SymbolID)
    /// The type, member or case whose name is here, in the file of the place.
    case declared(ByteRange)
    /// The same of whatever file.
    case member(MemberReference)
    /// What the code does not declare.
    case name(String)
  }
}

extension About {
  static var place: About { .one(.place) }
  static func type(_ symbol: SymbolID) -> About { .one(.type(symbol)) }
  static func declared(_ name: ByteRange) -> About { .one(.declared(name)) }

  /// From the declaration around the place.
  static func edge(to target: End, _ fold: Subject.Fold = .none) -> About {
    .edge(from: .place, to: target, fold)
  }

  static func edge(from user: End, to target: End) -> About { .edge(from: user, to: target, .none) }
}

/// Names for what is at a place.
struct SubjectNames {
  private let codebase: Codebase

  init(_ codebase: Codebase) { self.codebase = codebase }

  func subject(of about: About, at range: ByteRange, in place: Place) -> Subject {
    switch about {
    case .file: .file
    case .one(let end): .declaration(text(of: end, at: range, in: place))
    case .edge(let user, let target, let fold):
      .edge(
        from: text(of: user, at: range, in: place), to: self.target(target, at: range, in: place), fold)
    case .module(let name): .module(name)
    case .part(let name): .part(name)
    case .tie(let from, let to): .tie(from: from, to: to)
    }
  }

  /// What `allow` may call it: what is used, and where the rule says so who uses it.
  func names(of about: About, at range: ByteRange, in place: Place, withUser: Bool) -> [String] {
    switch about {
    case .file: [codebase.files[place.file].path]
    case .one(let end): names(of: end, at: range, in: place)
    case .edge(let user, let target, _):
      names(of: target, at: range, in: place) + (withUser ? names(of: user, at: range, in: place) : [])
    case .module(let name), .part(let name): [name]
    case .tie(let from, let to): [from, to]
    }
  }

  /// What an exception may call who uses something, the file included, and what is used.
  func ends(of about: About, at range: ByteRange, in place: Place) -> (from: [String], to: [String]) {
    let file = [codebase.files[place.file].path]
    switch about {
    case .file: return (file, file)
    case .one(let end):
      let names = names(of: end, at: range, in: place)
      return (names + file, names)
    case .edge(let user, let target, _):
      return (
        names(of: user, at: range, in: place) + file, names(of: target, at: range, in: place)
      )
    case .module(let name), .part(let name): return (file, [name])
    case .tie(let from, let to): return ([from], [to])
    }
  }

  private func target(_ end: About.End, at range: ByteRange, in place: Place) -> Subject.Target {
    switch end {
    case .name(let name): .name(name)
    case .place, .type, .declared, .member: .declaration(text(of: end, at: range, in: place))
    }
  }

  private func text(of end: About.End, at range: ByteRange, in place: Place) -> String {
    switch end {
    case .place: Declared(around: range, in: place, codebase).text
    case .type(let symbol): codebase.symbols.qualifiedName(of: symbol)
    case .declared(let name): Declared(named: name, in: place, codebase).text
    case .member(let reference): Declared(reference, codebase).text
    case .name(let name): name
    }
  }

  private func names(of end: About.End, at range: ByteRange, in place: Place) -> [String] {
    switch end {
    case .place: Declared(around: range, in: place, codebase).names
    case .type(let symbol): [codebase.symbols.name(of: symbol), codebase.symbols.qualifiedName(of: symbol)]
    case .declared(let name): Declared(named: name, in: place, codebase).names
    case .member(let reference): Declared(reference, codebase).names
    case .name(let name): [name]
    }
  }
}

/// A type, or something of a type or of a file, with its name.
struct Declared {
  /// `Auth.Store`; empty at file scope.
  private let type: String
  /// `save(to:)`; empty when it is the type itself.
  private let member: String

  /// `Auth.Store.save(to:)`
  var text: String { type.isEmpty ? member : member.isEmpty ? type : "\(type).\(member)" }

  /// Of a member also those of its type, with and without the types around, and without its labels.
  var names: [String] {
    let simple = String(type[NamePattern.startOfLastName(of: type)...])
    let types = type.isEmpty ? [] : simple == type ? [type] : [simple, type]
    guard !member.isEmpty else { return types }
    let base = member.firstIndex(of: "(").map { String(member[..<$0]) } ?? member
    let members = base == member ? [member] : [base, member]
    return types.isEmpty ? members : types + types.flatMap { type in members.map { "\(type).\($0)" } }
  }

  init(around range: ByteRange, in place: Place, _ codebase: Codebase) {
    let facts = codebase.files[place.file].facts
    type = codebase.qualifiedName(ofType: place.owner, in: place.file)
    if place.function >= 0 {
      var function = place.function
      while facts.functions[Int(function)].enclosing >= 0 {
        function = facts.functions[Int(function)].enclosing
      }
      let name = facts.functions[Int(function)].name
      let member = facts.member(named: name)
      let own = member.flatMap { $0.owner == place.owner ? $0 : nil }
      self.member = facts.text(name) + facts.labels(own, facts.functions[Int(function)].parameters)
    } else if let around = facts.member(around: range.start, owner: place.owner) {
      member = facts.text(around.name) + facts.labels(around, around.parameters)
    } else {
      member = ""
    }
  }

  init(_ reference: MemberReference, _ codebase: Codebase) {
    let facts = codebase.files[reference.file].facts
    let found = codebase.member(reference)
    self.init(found, of: codebase.qualifiedName(ofType: found.owner, in: reference.file), in: facts)
  }

  /// - Parameter type: the name of the type that has it.
  init(_ member: Member, of type: String, in facts: FileFacts) {
    self.type = type
    self.member = facts.text(member.name) + facts.labels(member, member.parameters)
  }

  init(named name: ByteRange, in place: Place, _ codebase: Codebase) {
    let facts = codebase.files[place.file].facts
    if let found = facts.member(named: name) {
      type = codebase.qualifiedName(ofType: found.owner, in: place.file)
      member = facts.text(name) + facts.labels(found, found.parameters)
    } else if let index = facts.type(named: name) {
      type = codebase.qualifiedName(ofType: index, in: place.file)
      member = ""
    } else {
      type = codebase.qualifiedName(ofType: place.owner, in: place.file)
      member = facts.text(name)
    }
  }
}

extension Codebase {
  /// A declared type's name with those of the types around it. In an extension it is that of the extended type,
  /// whether a module is before it there or not; empty for no type.
  func qualifiedName(ofType index: Int32, in file: FileID) -> String {
    let facts = files[file].facts
    guard index >= 0 else { return "" }
    let declared = facts.types[Int(index)]
    if declared.owner >= 0 {
      return "\(qualifiedName(ofType: declared.owner, in: file)).\(facts.text(declared.name))"
    }
    let extended =
      declared.kind == .extension ? type(at: Place(file: file, owner: index, function: FileFacts.none)) : nil
    return extended.map { symbols.qualifiedName(of: $0) } ?? facts.text(declared.name)
  }
}

extension NamePattern {
  /// Where `Store` of `Auth.Store` begins; dots within backticks part nothing.
  static func startOfLastName(of name: String) -> String.Index {
    let letters = name.utf8
    // A sign that none but quoted names have decides which dots part names.
    guard letters.contains(UInt8(ascii: "`")) else {
      return letters.lastIndex(of: UInt8(ascii: ".")).map(letters.index(after:)) ?? letters.startIndex
    }
    var start = letters.startIndex
    var isQuoted = false
    for index in letters.indices {
      switch letters[index] {
      case UInt8(ascii: "`"): isQuoted.toggle()
      case UInt8(ascii: ".") where !isQuoted: start = letters.index(after: index)
      default: break
      }
    }
    return start
  }
}

extension FileFacts {
  /// The member or type whose name begins at an offset; both lists are in the order of their names.
  fileprivate func member(named name: ByteRange) -> Member? {
    let index = members.partitioningIndex { $0.name.start >= name.start }
    return index < members.count && members[index].name.start == name.start ? members[index] : nil
  }

  fileprivate func type(named name: ByteRange) -> Int32? {
    let index = types.partitioningIndex { $0.name.start >= name.start }
    return index < types.count && types[index].name.start == name.start ? Int32(index) : nil
  }

  /// The member of a type in whose declaration an offset is. Attributes are before the name, all else after it.
  fileprivate func member(around offset: Int32, owner: Int32) -> Member? {
    let next = members.partitioningIndex { $0.name.start > offset }
    if next < members.count, members[next].owner == owner, members[next].extent.contains(offset) {
      return members[next]
    }
    // Between them are at most the members of types that are local to the value of one.
    return members[max(0, next - Self.farthestMember)..<next].last {
      $0.owner == owner && $0.extent.contains(offset)
    }
  }

  private static var farthestMember: Int { 64 }

  /// `(to:_:)` of what is called; of variables nothing.
  fileprivate func labels(_ member: Member?, _ parameters: FactRange) -> String {
    switch member?.kind {
    case .var, .let, .deinit: return ""
    case .func, .`init`, .subscript: break
    case nil: if parameters.isEmpty { return "" }
    }
    var labels = "("
    for index in parameters.indices {
      labels += text(self.parameters[index].label)
      labels += ":"
    }
    return labels + ")"
  }
}
