package import ArchFacts
import ArchKnowledge

/// One property, function or global that gives the same instance to everyone.
package struct SharedInstance: Sendable, Equatable {
  package enum Form: Sendable { case ownInstance, accessor, global }

  package let type: SymbolID
  package let form: Form
  package let member: MemberReference

  /// Those that one file declares for the app itself.
  static func all(in index: FileID, of code: NamedCode, _ roles: Roles) -> [SharedInstance] {
    let file = code.files[index]
    guard file.facts.members.contains(where: mayBeShared) else { return [] }
    let reader = SharedInstanceReader(code, roles, file: index)
    var found: [SharedInstance] = []
    for (number, member) in file.facts.members.enumerated() where mayBeShared(member) {
      guard let (type, form) = reader.sharedInstance(member), file.isProduction(at: member.name.start),
        !isAskedFor(member, of: type, in: file, code)
      else { continue }
      let reference = MemberReference(file: index, index: Int32(number))
      found.append(SharedInstance(type: type, form: form, member: reference))
    }
    guard found.count > 1 else { return found }
    let siblings = Dictionary(grouping: found, by: \.type)
    let constants = Set(siblings.filter { areConstants($0.value, of: $0.key, code, roles) }.keys)
    return found.filter { $0.form != .ownInstance || !constants.contains($0.type) }
  }

  /// `static let shared` of a container of FactoryKit, whose protocol asks for it.
  private static func isAskedFor(
    _ member: Member, of type: SymbolID, in file: SourceFile, _ code: NamedCode
  ) -> Bool {
    guard file.facts.matches(member.name, "shared") else { return false }
    return code.symbols.externalSupertypes(of: type).contains {
      asking.contains(code.symbols.names.string($0))
    }
  }

  private static let asking = LibraryTypes[.asksForShared]

  /// A type that is not a service and has several instances of itself, none of them the one that all share, has
  /// constants: `Level.low`, `Level.high`. So has a struct that works where each is made of something else:
  /// `Log(about: .network)`, `Log(about: .storage)`, and one more.
  private static func areConstants(
    _ instances: [SharedInstance], of type: SymbolID, _ code: NamedCode, _ roles: Roles
  ) -> Bool {
    guard instances.count > 1, !roles[type].role.role.isWork || areMadeOfDifferent(instances, of: type, code)
    else { return false }
    return instances.allSatisfy {
      let facts = code.files[$0.member.file].facts
      return !namesOfTheOne.contains(CamelCaseWords.of(facts.verbatim(code.member($0.member).name))[0])
    }
  }

  private static func areMadeOfDifferent(
    _ instances: [SharedInstance], of type: SymbolID, _ code: NamedCode
  ) -> Bool {
    guard instances.count > 2, code.symbols[type].kind == .struct else { return false }
    let values = instances.compactMap { instance -> String? in
      let member = code.member(instance.member)
      let facts = code.files[instance.member.file].facts
      guard member.kind == .let,
        let call = facts.calls(withArgumentsIn: member.value).last(where: { $0.end == member.value.end }),
        call.firstArgument >= 0
      else { return nil }
      return facts.text(ByteRange(start: call.arguments, end: call.end))
    }
    guard values.count == instances.count else { return false }
    return Set(values).count == values.count
  }

  private static let namesOfTheOne = MemberWords[.theOne]

  /// Static, or at file scope with a value.
  private static func mayBeShared(_ member: Member) -> Bool {
    member.isStatic || member.owner < 0 && !member.value.isEmpty
  }
}

/// Every shared instance that the app itself declares, tests, previews and mocks left out.
package struct SharedInstances: Sendable {
  /// In the order of files and offsets.
  package let all: [SharedInstance]
  /// The distinct names of those that are in a type: `shared`, `default`.
  package private(set) var names: Set<String> = []
  private var inTypes: [SymbolID: [Int]] = [:]
  private var globals: [String: [Int]] = [:]

  init(_ all: [SharedInstance], in files: SourceFiles) {
    self.all = all
    for (index, instance) in all.enumerated() {
      let facts = files[instance.member.file].facts
      let name = Self.plainName(facts.members[Int(instance.member.index)], in: facts)
      switch instance.form {
      case .ownInstance, .accessor:
        inTypes[instance.type, default: []].append(index)
        names.insert(name)
      case .global:
        globals[name, default: []].append(index)
      }
    }
  }

  /// Without back-ticks.
  private static func plainName(_ member: Member, in facts: FileFacts) -> String {
    NamePath.names(member.name, in: facts.bytes).first.map { facts.verbatim($0) } ?? ""
  }

  /// Whether a type, or one that it inherits from, hands out an instance under any name.
  package func isShared(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    guard !inTypes.isEmpty else { return false }
    return inTypes[symbol] != nil || code.symbols.supertypes(of: symbol).contains { inTypes[$0] != nil }
  }

  /// The instance that `Type.name` is.
  package func instance(_ name: String, of symbol: SymbolID, in code: NamedCode) -> SharedInstance? {
    guard names.contains(name) else { return nil }
    for owner in [symbol] + code.symbols.supertypes(of: symbol) {
      for index in inTypes[owner] ?? [] {
        let member = code.member(all[index].member)
        if Self.plainName(member, in: code.files[all[index].member.file].facts) == name {
          return all[index]
        }
      }
    }
    return nil
  }

  package var hasGlobals: Bool { !globals.isEmpty }

  /// The instance that a name in a file holds, where that is one at file scope.
  package func global(_ name: ByteRange, in file: FileID, of code: NamedCode) -> SharedInstance? {
    guard let indices = globals[code.files[file].facts.verbatim(name)] else { return nil }
    let meant = code.globals(named: name, seenFrom: file)
    return indices.lazy.map { all[$0] }.first { meant.contains($0.member) }
  }
}
