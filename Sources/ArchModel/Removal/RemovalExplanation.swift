/// What would come of deleting a part of a codebase: what names it, and what only it names.
package struct RemovalExplanation: Sendable {
  /// Where something outside names the part.
  package struct Hold: Sendable {
    package enum Standing: Sendable, CaseIterable {
      case rest
      /// What starts the app.
      case start
      /// What puts the app together, where a part that goes is taken out.
      case root
      /// Previews, doubles and debug code: the app is released without it, and it breaks all the same.
      case beside
    }

    /// The type that names it, or the file where no type is around.
    package let user: String
    package let verb: String
    package let type: String
    package let place: CodePlace
    package let standing: Standing
  }

  /// What may be used elsewhere, without a name of a type that would tell.
  package struct LooseTie: Sendable {
    package enum Kind: Sendable {
      /// Its name is used in so many files that stay, and may mean something else there.
      case name(files: Int)
      /// Nothing tells who uses it: an initializer, a subscript, an operator, a property that may follow a call.
      case untold
      /// It may be what fulfils a requirement of a protocol that stays.
      case fulfils(String)
      /// It makes a type that stays conform to a protocol.
      case conforms(String)
    }

    /// `String.trimmed`
    package let name: String
    package let kind: Kind
    package let place: CodePlace
  }

  package let part: CodePart
  /// Those of the app.
  package let files: Int
  package let testFiles: Int
  package let types: Int
  /// In the order of files and offsets.
  package let holds: [Hold]
  /// Whether the app starts in it.
  package let isStart: Bool
  /// How what starts the app comes to name it: types from the first to the first of its own; empty where it does not.
  package let wayIn: [String]
  package let mayBeUsed: [LooseTie]
  /// Types elsewhere that nothing of the app would name any longer, with those that only these name.
  package let leftUnused: [(name: String, place: CodePlace)]
  /// Modules elsewhere that nothing of the app would import any longer.
  package let leftUnimported: [String]

  package func holds(_ standing: Hold.Standing) -> [Hold] { holds.filter { $0.standing == standing } }

  /// Whether nothing has to change when it goes, as far as anybody can tell.
  package var isFree: Bool { holds.isEmpty && mayBeUsed.isEmpty && !isStart }
}
