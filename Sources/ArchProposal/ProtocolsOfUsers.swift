import ArchConfig
import ArchKnowledge
import ArchModel

/// Protocols that a layer keeps in folders of their own, `Data/Repository/Protocol`, and by which a domain goes that the
/// first rests on, state what that one needs: they are joined with it where nearly all that goes both ways
/// between the two is gone then.
struct ProtocolsOfUsers {
  private(set) var layers: [ObservedLayer]
  private let content: FileContent
  private let codebase: Codebase
  private let uses: ObservedUses

  private struct Move {
    let from: Int
    let to: Int
    let names: Set<String>
    let protocols: [FileID]
    let rest: [FileID]
    /// How many uses would no longer go both ways.
    let gain: Int
  }

  init(_ layers: [ObservedLayer], _ content: FileContent, _ codebase: Codebase, _ uses: ObservedUses) {
    self.layers = layers
    self.content = content
    self.codebase = codebase
    self.uses = uses
    while let move = best() { apply(move) }
  }

  private static let fewest = 3

  private func best() -> Move? {
    let counts = uses.between(layers.map(\.files))
    return layers.indices.flatMap { from in
      layers.indices.compactMap { to in
        min(counts[from][to], counts[to][from]) >= Self.fewest ? move(from, to, counts) : nil
      }
    }.max { ($0.gain, $1.from, $1.to) < ($1.gain, $0.from, $0.to) }
  }

  private func move(_ from: Int, _ to: Int, _ before: [[Int]]) -> Move? {
    // What screens need of data is at home beside the screens in no map that anybody draws.
    guard !layers[from].isInterface, !layers[to].isInterface, saysWhatIsNeeded(layers[to]) else { return nil }
    var names: Set<String> = []
    var protocols: [FileID] = []
    var rest: [FileID] = []
    for file in layers[from].files {
      let folders = codebase.files[file].path.split(separator: "/").dropLast().map(String.init)
      if let name = folders.last(where: { LayerKind(inferredFrom: $0) == .contracts }) {
        names.insert(name)
        protocols.append(file)
      } else {
        rest.append(file)
      }
    }
    let roles = content.roles(of: protocols)
    guard !rest.isEmpty, roles[.protocol, default: 0] * 2 > roles.values.reduce(0, +) else { return nil }
    var parts = layers.map(\.files)
    parts[from] = rest
    let apart = uses.between(parts + [protocols])
    let shown = layers.count
    // The layer answers them, and the other one goes by them.
    guard apart[from][shown] > 0, apart[to][from] * 5 <= apart[to][shown] else { return nil }
    parts[to] += protocols
    let after = uses.between(parts)
    let gain = Self.bothWays(before) - Self.bothWays(after)
    guard gain >= Self.fewest,
      min(after[from][to], after[to][from]) * 4 <= min(before[from][to], before[to][from])
    else { return nil }
    return Move(from: from, to: to, names: names, protocols: protocols, rest: rest, gain: gain)
  }

  private func saysWhatIsNeeded(_ layer: ObservedLayer) -> Bool {
    layer.kind?.statesNeeds == true || LayerKind(inferredFrom: layer.name).statesNeeds
  }

  private static func bothWays(_ counts: [[Int]]) -> Int {
    counts.indices.reduce(0) { sum, one in
      sum + counts.indices.reduce(0) { $1 > one ? $0 + min(counts[one][$1], counts[$1][one]) : $0 }
    }
  }

  private mutating func apply(_ move: Move) {
    let folders = layers[move.from].folders
    let moved = Set(move.protocols)
    layers[move.to].folders += folders.flatMap { folder in
      move.names.sorted().map { folder.part(inFoldersNamed: $0, moved) }
    }.filter { !$0.allFiles.isEmpty }
    layers[move.to].files += move.protocols
    layers[move.from].folders = folders.map { $0.keeping(Set(move.rest)) }.filter { !$0.allFiles.isEmpty }
    layers[move.from].files = move.rest
  }
}
