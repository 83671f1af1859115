/// Which arrows of many are worth a line: an arrow that a chain of others implies tells nothing about who depends on
/// whom that they do not. Nor is it loud beside them: each link of the chain weighs at least as much as it does, so that
/// what is only imported implies no uses.
enum ImpliedArrows {
  /// The others, into `arrows`.
  ///
  /// - Parameter isKept: of an index, whether the arrow has a line whatever the others are; it implies nothing then.
  static func rest(of count: Int, _ arrows: [FlowOrder.Arrow], keeping isKept: (Int) -> Bool) -> [Int] {
    let order = FlowOrder(of: count, arrows).nodes
    var position = [Int](repeating: 0, count: count)
    for (index, node) in order.enumerated() { position[node] = index }
    // Arrows back imply nothing either: in a circle each would be implied by the others.
    let isForward = arrows.indices.map { index in
      !isKept(index) && position[arrows[index].from] < position[arrows[index].to]
    }
    var next = [[FlowOrder.Arrow]](repeating: [], count: count)
    for (index, arrow) in arrows.enumerated() where isForward[index] { next[arrow.from].append(arrow) }
    return arrows.indices.filter { index in
      guard isForward[index] else { return true }
      let arrow = arrows[index]
      var seen: Set<Int> = [arrow.to]
      func links(from node: Int) -> [Int] {
        next[node].filter { $0.weight >= arrow.weight && position[$0.to] <= position[arrow.to] }.map(\.to)
      }
      var rest = links(from: arrow.from).filter { $0 != arrow.to }
      while let node = rest.popLast() {
        guard seen.insert(node).inserted else { continue }
        let following = links(from: node)
        if following.contains(arrow.to) { return false }
        rest += following
      }
      return true
    }
  }
}
