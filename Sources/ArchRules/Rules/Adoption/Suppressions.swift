import ArchModel

/// What a comment silences stays a decision that can be read and that comes to an end.
package struct Suppressions: AdoptionRule {
  package static let about = RuleInfo(
    id: "suppressions",
    summary: "A comment that silences a rule gives its reason, and silences something.",
    why: """
      A suppression is a decision against a decision. Without a reason, nobody can tell whether it still \
      holds; one that silences nothing waits for the next violation of the rule and hides it.
      """,
    bad: """
      // Core/Infrastructure/Session.swift
      final class SessionStore {
        // archcheck:disable:next no-singletons
        static let shared = SessionStore()
        // archcheck:disable:next no-singletons until 2020-02-29 - the widget reads it
        static let standard = SessionStore()
        // archcheck:disable:next no-singeltons - the widget reads it
        static let main = SessionStore()
        // archcheck:disable:next no-singletons - the widget reads it
        func save() {}
      }
      """,
    good: """
      // Core/Infrastructure/Session.swift
      final class SessionStore {
        // archcheck:disable:next no-singletons until 9999-12-31 - the widget reads it
        static let shared = SessionStore()
        static let standard = SessionStore()  // archcheck:disable:this no-singletons - so does the watch
        // archcheck:disable no-singletons - one for each account, as the old server wants it
        static let first = SessionStore()
        static let second = SessionStore()
        // archcheck:enable no-singletons
        func save() {}
      }
      """,
    fix: "After ' - ', write why the code may stay as it is, and remove the comment once the code is fixed.",
    severity: .warning
  )

  /// Whether a comment has to say why.
  package let requiresReason: Bool

  private static let required = "required"

  package init(options: inout OptionReader) {
    let reason = options.choice(
      "reason", "Whether a comment has to say why: required or optional.",
      among: [Self.required, "optional"], lenient: "optional", default: Self.required)
    requiresReason = reason == Self.required
  }
}
