extension CodeMap {
  /// What a change adds to a map and takes away from it: the arrows that differ, and the parts that come, go or have
  /// such an arrow.
  ///
  /// - Parameter name: of the state that it is compared with.
  package func compared(with former: CodeMap, called name: String) -> CodeMap {
    let (own, old) = (keys, former.keys)
    // New ones follow those that both have, and what is gone comes last.
    let owned = Set(own)
    let gone = old.indices.filter { !owned.contains(old[$0]) }
    let nodes = nodes + gone.map { former.nodes[$0] }
    let numbers = Dictionary(uniqueKeysWithValues: zip(own + gone.map { old[$0] }, nodes.indices))
    var formerEdges: [Ends: Edge] = [:]
    for edge in former.edges {
      guard let from = numbers[old[edge.from]], let to = numbers[old[edge.to]] else { continue }
      formerEdges[Ends(from: from, to: to)] = edge.joining(from, to)
    }
    var changed: [Edge] = []
    for var edge in edges {
      if let before = formerEdges.removeValue(forKey: Ends(from: edge.from, to: edge.to)) {
        guard (before.uses, before.breaks) != (edge.uses, edge.breaks) else { continue }
        edge.change = .counts(uses: edge.uses - before.uses, breaks: edge.breaks - before.breaks)
      } else {
        edge.change = .added
      }
      changed.append(edge)
    }
    for var edge in formerEdges.values {
      edge.change = .removed
      changed.append(edge)
    }
    let known = Set(old)
    let ends = Set(changed.flatMap { [$0.from, $0.to] })
    let kept = nodes.indices.filter { node in
      node >= own.count || !known.contains(own[node]) || ends.contains(node)
    }
    let place = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
    let result = changed.compactMap { edge -> Edge? in
      guard let from = place[edge.from], let to = place[edge.to] else { return nil }
      return edge.joining(from, to)
    }
    return CodeMap(
      level,
      kept.map { node in
        var shown = nodes[node]
        // A type that nothing was joined with was not drawn, and yet was there.
        guard level != .type else { return shown }
        if node >= own.count {
          shown.change = .removed
        } else if !known.contains(own[node]) {
          shown.change = .added
        }
        return shown
      }, result.sorted { ($0.from, $0.to) < ($1.from, $1.to) }, isWhole: false, since: name)
  }

  private struct Ends: Hashable {
    let from: Int
    let to: Int
  }

  /// Types may share a name: they are told apart by which of these they are.
  private struct Key: Hashable {
    let name: String
    let number: Int
  }

  private var keys: [Key] {
    var counts: [String: Int] = [:]
    return nodes.map { node in
      counts[node.name, default: 0] += 1
      return Key(name: node.name, number: counts[node.name] ?? 0)
    }
  }
}
