/// One thing to verify before a change is merged.
package struct ChecklistItem: Sendable, Equatable {
  /// A statement that holds when all is well: `Boot has no business logic`.
  package let text: String
  /// The rules that tell; empty leaves it to a person.
  package let rules: [String]
  /// What to ask oneself when it does not hold, with what each answer means.
  package let question: Question?

  package struct Question: Sendable, Equatable {
    package let text: String
    package let answers: [String]

    package init(_ text: String, _ answers: String...) {
      self.text = text
      self.answers = answers
    }
  }

  /// What an app has to have for the item to be about it, any of them; empty makes it about every app.
  package let concerns: [Concern]

  package enum Concern: Sendable, Equatable {
    case layer(LayerKind)
    case role(RoleName)
    /// With such a name.
    case type(NamePattern)
  }

  package init(_ text: String, rules: [String], concerns: [Concern] = [], question: Question? = nil) {
    self.text = text
    self.rules = rules
    self.concerns = concerns
    self.question = question
  }
}
