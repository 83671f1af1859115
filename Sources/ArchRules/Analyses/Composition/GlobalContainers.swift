import ArchConfig
import ArchFacts
import ArchModel

/// Variables at file scope that are containers: `var Current = AppEnvironment()`.
struct GlobalContainers {
  private struct Found: Sendable, Equatable {
    let symbol: SymbolID?
    let member: MemberReference
  }

  private var containers: [String: Found] = [:]
  private var types: Set<SymbolID> = []
  /// Compared first, so that not every name of the code becomes a string.
  private var names: [[UInt8]] = []
  private var codebase: Codebase

  /// - Parameter listed: names that a team gives to such variables, whatever their type.
  init(_ codebase: Codebase, _ found: Containers, listed: [NamePattern]) {
    self.codebase = codebase
    for (index, file) in codebase.files.numbered where !file.isTest {
      for (number, member) in file.facts.members.enumerated() where member.owner < 0 {
        guard member.kind == .var || member.kind == .let, file.isProduction(at: member.name.start) else {
          continue
        }
        let reference = MemberReference(file: index, index: Int32(number))
        let name = file.facts.verbatim(member.name)
        let type = ExpressionTypes.type(of: reference, in: codebase)
        guard type.map(found.contains) ?? false || listed.contains(where: { $0.matches(name) }) else {
          continue
        }
        containers[name] = Found(symbol: type, member: reference)
        names.append(Array(name.utf8))
        if let type { types.insert(type) }
      }
    }
  }

  var isEmpty: Bool { containers.isEmpty }

  /// Whether one of them is of a type.
  func hold(_ type: SymbolID) -> Bool { types.contains(type) }

  /// Whether what is written from an offset on begins like one of them, which is soon said.
  func mayBegin(at offset: Int32, in facts: FileFacts) -> Bool {
    let first = facts.bytes[Int(offset)]
    return names.contains { $0.first == first && facts.bytes[Int(offset)...].starts(with: $0) }
  }

  /// `nil` for a name that is not one; a type that is not known is a container all the same.
  func container(_ name: ByteRange, in file: SourceFile) -> SymbolID?? {
    guard let found = containers[file.facts.verbatim(name)] else { return nil }
    let other = codebase.files[found.member.file]
    guard other.path == file.path || !other.isFilePrivate(codebase.member(found.member)) else { return nil }
    return .some(found.symbol)
  }
}

extension GlobalContainers: KnownOfCode {
  package func saysTheSame(as other: GlobalContainers) -> Bool { containers == other.containers }

  package func asking(_ codebase: Codebase) -> GlobalContainers {
    var globals = self
    globals.codebase = codebase
    return globals
  }
}
