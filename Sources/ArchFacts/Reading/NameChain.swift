/// `a.b?.c` as it is in an expression: names joined by periods, from the first one on.
package struct NameChain: Sendable, Equatable {
  package let names: [ByteRange]
  /// The last name is called.
  package let isCalled: Bool

  package var range: ByteRange {
    ByteRange(start: names.first?.start ?? 0, end: names.last?.end ?? 0)
  }

  /// Every chain that starts within a range with a lower-case letter or `_`, or, where that is asked for, with `$0`.
  package static func all(in range: ByteRange, of facts: FileFacts, withShorthand: Bool = false)
    -> [NameChain]
  {
    facts.nameChains(in: range).compactMap { chain in
      let names = NamePath.names(chain, in: facts.bytes)
      guard let first = names.first else { return nil }
      let letter = facts.bytes[Int(first.start)]
      guard letter.isLowerCase || letter == UInt8(ascii: "_") || withShorthand && letter == UInt8(ascii: "$")
      else {
        return nil
      }
      return NameChain(names: names, isCalled: facts.call(of: chain) != nil)
    }
  }
}

extension FileFacts {
  /// Whether a chain starts with a parameter of a closure around it that starts within a range.
  package func isParameterOfClosure(_ chain: ByteRange, startingIn range: ByteRange) -> Bool {
    guard let name = NamePath.names(chain, in: bytes).first else { return false }
    let first = givenNames.partitioningIndex { $0.name.start >= range.start }
    return givenNames[first...].prefix { $0.name.start < chain.start }.contains { given in
      given.closure >= 0 && closures[Int(given.closure)].start >= range.start
        && scope(of: given).contains(chain)
        && hasSameText(given.name, as: name, of: self)
    }
  }
}
