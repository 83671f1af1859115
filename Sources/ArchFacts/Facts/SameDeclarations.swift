extension FileFacts {
  /// Whether another version of this file declares the same in the same order: no more than what functions do is
  /// different, so everything that is declared has the same number in both.
  ///
  /// What a function does counts as declared where it declares types.
  package func declaresTheSame(as other: FileFacts) -> Bool {
    guard path == other.path, types.count == other.types.count, members.count == other.members.count,
      enumCases.count == other.enumCases.count, imports.count == other.imports.count
    else { return false }
    let (bodies, others) = (outermostBodies, other.outermostBodies)
    guard bodies.count == others.count else { return false }
    var (start, otherStart) = (0, 0)
    for (body, otherBody) in zip(bodies, others) {
      guard
        bytes[start..<Int(body.start)].elementsEqual(other.bytes[otherStart..<Int(otherBody.start)])
      else { return false }
      (start, otherStart) = (Int(body.end), Int(otherBody.end))
    }
    guard bytes[start...].elementsEqual(other.bytes[otherStart...]) else { return false }
    // Whether a property is computed, its body says.
    return zip(members, other.members).allSatisfy { one, two in
      one.kind == two.kind && one.owner == two.owner && one.isComputed == two.isComputed
        && one.hasSetter == two.hasSetter
    }
  }

  /// What runs when functions at file scope and of types are called, without those in which types are declared; in the
  /// order of the source, none within another.
  var outermostBodies: [ByteRange] {
    var found: [ByteRange] = []
    var end: Int32 = 0
    var typesBefore = 0
    for body in bodies.map(\.range).sorted(by: { $0.start < $1.start }) where body.start >= end {
      end = body.end
      while typesBefore < types.count, types[typesBefore].name.start < body.start { typesBefore += 1 }
      if typesBefore < types.count, types[typesBefore].name.start < body.end { continue }
      found.append(body)
    }
    return found
  }
}
