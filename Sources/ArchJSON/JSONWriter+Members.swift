extension JSONWriter {
  package mutating func member(_ key: String, _ text: String) {
    self.key(key)
    string(text)
  }

  package mutating func member(_ key: String, _ number: Int) {
    self.key(key)
    int(number)
  }

  package mutating func member(_ key: String, _ flag: Bool) {
    self.key(key)
    bool(flag)
  }

  /// The caller writes the members.
  package mutating func object(_ key: String, _ write: (inout JSONWriter) -> Void) {
    self.key(key)
    object(write)
  }

  package mutating func object(_ write: (inout JSONWriter) -> Void) {
    beginObject()
    write(&self)
    endObject()
  }

  /// The caller writes one value for each element.
  package mutating func array<Element>(
    _ key: String, _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
  ) {
    self.key(key)
    beginArray()
    for element in elements { write(&self, element) }
    endArray()
  }
}
