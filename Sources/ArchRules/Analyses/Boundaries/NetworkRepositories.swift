import ArchFacts
import ArchModel

/// The protocols of repositories behind which there is nothing but the network.
struct NetworkRepositories {
  private var implementations: [SymbolID: CodeType] = [:]

  init(_ code: Code) {
    var found: [SymbolID: [CodeType]] = [:]
    for type in code.types where type.kind != .protocol && type.isJudged {
      for need in type.supertypes where need.purpose == .repository {
        found[need.id, default: []].append(type)
      }
    }
    // With several, one of them may keep data here.
    let single = found.compactMapValues { $0.count == 1 ? $0.first : nil }
    let reaches = PlatformReach.uses(in: Array(single.values))
    implementations = single.filter { Self.asksNetwork($0.value, reaches[$0.value.id] ?? []) }
  }

  /// The one type that meets a protocol, if it asks the network and nothing else.
  func implementation(of type: CodeType) -> CodeType? { implementations[type.id] }

  private static func asksNetwork(_ type: CodeType, _ platform: [ForeignUse]) -> Bool {
    var asks = false
    for member in type.members where member.isStored {
      guard let held = type.codebase.resolveType(member.declared.type, at: member.place) else { continue }
      let source = CodeType(type.codebase, held)
      guard source.evidence != nil || type.codebase.code.isNeed(held) else { continue }
      guard ProtocolBoundary.network.evidence(of: source, listed: [], layers: []) != nil else { return false }
      asks = true
    }
    guard platform.allSatisfy({ PlatformReach.isNetwork($0) }) else { return false }
    return asks || !platform.isEmpty
  }
}
