// The type around says whose response it is.
struct CharacterHTTP {
  struct Request { let id: Int }
  struct Response { // expect: domain-values "'CharacterHTTP.Response' in domain is what is sent by a server or to one ('response')"
    let status: String
    let data: [String]
  }
}
enum CharactersAPI {
  struct Response { let names: [String] } // expect: domain-values
}

// What somebody answers to a question, an invitation or a need.
struct Invitation {
  struct Response { let comes: Bool }
}
struct Response { let text: String }
