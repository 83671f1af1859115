/// What tells that a tool has written a file.
package enum GeneratedMarks: KnownNames {
  package enum Tag: String, NameTag {
    case ending, word, mark, generator

    package var meaning: String {
      switch self {
      case .ending: "ends the name of a generated file"
      case .word: "is part of every mark"
      case .mark: "says at the head of a file that it is generated"
      case .generator: "is a tool that is named when it has written a file"
      }
    }
  }

  package static let subject = "What tells that a tool has written a file"
  package static let isOrdered = true

  package static let rows = NameRows(
    """
    [ending] # Tools end their files like this.
    .generated.swift .pb.swift .grpc.swift .graphql.swift

    [word] # Nearly all heads have none of these words, and are looked at no further.
    generated edit modify

    [mark] # Says at the head of a file that a tool has written it.
    generated␣by generated␣using generated␣from @generated do␣not␣edit do␣not␣modify should␣not␣be␣edited

    [generator] # Named in `explain` when it is next to a mark; the first that is found.
    SwiftGen Sourcery R.swift Tuist Mockolo Cuckoo Needle Apollo OpenAPI protocol␣buffer GraphQL Smithy FlatBuffers
    UniFFI GYB Mockingbird
    """)
}
