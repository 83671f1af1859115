import ArchFacts
import ArchScan
import Testing

/// What reads eight bytes at a time gives the same as what reads one.
@Suite struct ByteReadingTests {
  private static let texts: [[UInt8]] = (0..<400).map { seed in
    var generator = Xorshift(seed: UInt64(seed + 1))
    let alphabet = Array("ab_Z9$é.\n\r `\t".utf8)
    return (0..<(seed % 45)).map { _ in alphabet[generator.below(alphabet.count)] }
  }

  @Test func `a line starts after each line end`() {
    for bytes in Self.texts {
      var starts = [0]
      for index in bytes.indices {
        let isEnd = bytes[index] == 0x0A || bytes[index] == 0x0D && bytes.dropFirst(index + 1).first != 0x0A
        if isEnd { starts.append(index + 1) }
      }
      let table = LineTable(bytes)
      #expect(table.lineCount == starts.count)
      for (line, start) in starts.enumerated() {
        #expect(table.range(ofLine: line + 1).start == Int32(start) || start == bytes.count)
      }
    }
  }

  @Test func `identifiers end at the first other byte`() {
    for bytes in Self.texts {
      for start in bytes.indices {
        for end in [bytes.count, min(start + 3, bytes.count)] {
          let expected = bytes[start..<end].firstIndex { !$0.isIdentifierPart } ?? end
          #expect(bytes.endOfIdentifier(from: start, to: end) == expected)
        }
      }
    }
  }

  @Test func `texts are ordered by their bytes`() {
    let texts = Self.texts.prefix(60).map { String(decoding: $0, as: UTF8.self) } + ["e\u{301}", "é", "z"]
    for left in texts {
      for right in texts {
        #expect(left.precedes(right) == left.utf8.lexicographicallyPrecedes(right.utf8))
      }
    }
  }

  @Test func `a sorted list is parted where the predicate turns`() {
    for count in 0..<20 {
      for border in 0...count {
        #expect(Array(0..<count).partitioningIndex { $0 >= border } == border)
        // The indices of a slice do not begin at 0.
        #expect(Array(-3..<count)[3...].partitioningIndex { $0 >= border } == border + 3)
      }
    }
  }

  @Test func `names of one word are known`() {
    let source = """
      let a: User = `Type`()
      let b: Swift.Int? = Model<Item>(Outer.Inner<Leaf>.self)
      let c: Module::Name = `Quoted`<Leaf>()
      let d: User.Type = Plain
      """
    var scanner = Scanner()
    let facts = scanner.scan(Array(source.utf8), path: "A.swift")
    let names = facts.typeReferences.map { (facts.verbatim($0.name), $0.isOneWord) }
    for (name, isOneWord) in names {
      #expect(isOneWord == !name.contains { ".:`".contains($0) }, "\(name)")
    }
    #expect(Set(names.map(\.0)).isSuperset(of: ["User", "Swift.Int", "Model", "Item", "Leaf", "Plain"]))
  }
}
