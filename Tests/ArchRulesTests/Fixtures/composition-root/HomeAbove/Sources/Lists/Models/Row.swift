import Engine

// The only folder of a domain, and in a module that what is below cannot name.
public struct Row {
  let title: String
}
