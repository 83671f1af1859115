import ArchFacts
package import ArchModel

/// What the code declares, by the names that findings are about.
package struct DeclaredNames: Sendable {
  private var names: Set<String> = []

  package init() {}

  /// Types with their extensions, their members, and what is at file scope.
  package init(_ codebase: Codebase) {
    for (number, file) in codebase.files.numbered {
      let facts = file.facts
      let types = facts.types.indices.map {
        codebase.qualifiedName(ofType: Int32($0), in: number)
      }
      names.formUnion(types)
      for member in facts.members {
        let owner = member.owner >= 0 ? types[Int(member.owner)] : ""
        names.insert(Declared(member, of: owner, in: facts).text)
      }
      for enumCase in facts.enumCases {
        names.insert("\(types[Int(enumCase.owner)]).\(facts.text(enumCase.name))")
      }
    }
  }

  package func contains(_ name: some StringProtocol) -> Bool { names.contains(String(name)) }

  package mutating func formUnion(_ other: DeclaredNames) { names.formUnion(other.names) }

  /// A name with those of the types around it, the outermost first: `A`, `A.B`, `A.B.f(x:)`.
  package static func scopes(of name: String) -> [Substring] {
    var scopes: [Substring] = []
    var isQuoted = false
    var depth = 0
    for index in name.utf8.indices {
      switch name.utf8[index] {
      case UInt8(ascii: "`"): isQuoted.toggle()
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "."):
        if !isQuoted, depth == 0, index > name.startIndex { scopes.append(name[..<index]) }
      default: break
      }
    }
    return name.isEmpty ? [] : scopes + [name[...]]
  }
}
