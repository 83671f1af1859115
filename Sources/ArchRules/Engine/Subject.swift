/// What a finding is about. With its rule and its file that is what it is known by: by a baseline, in a review, in
/// the fingerprints of reports. No line and no words of a message are part of it.
package enum Subject: Sendable, Hashable {
  /// The file as a whole.
  case file
  /// A type, a function or a property: `Auth.Store.save(to:)`.
  case declaration(String)
  /// A declaration and what it uses, makes or asks for; at file scope `from` is empty.
  case edge(from: String, to: Target, Fold)
  /// `import UIKit`
  case module(String)
  /// A feature, a layer or a package.
  case part(String)
  /// One part that uses another, as an edge of a cycle.
  case tie(from: String, to: String)
  /// A decision record, and what of it.
  case record(String, about: String)
  /// Something written in a file that is neither code nor a record: a link, a citation, the name of a rule.
  case entry(String)

  /// What an edge leads to.
  package enum Target: Sendable, Hashable {
    /// A declaration of the code that is checked.
    case declaration(String)
    /// What the code does not declare: a type or function of Apple's, a kind of data, an expression.
    case name(String)

    package var text: String {
      switch self {
      case .declaration(let text), .name(let text): text
      }
    }
  }

  /// Which edges one finding stands for. It is known as long as all of them are.
  package enum Fold: Sendable, Hashable, CaseIterable {
    case none
    /// All of one declaration to one target: it counts how many there are.
    case declaration
    /// All of one file to one target.
    case file
  }
}

extension Subject {
  /// As reports show it: `AuthCoordinator.start() → SessionStore`.
  package func text(at path: String) -> String {
    switch self {
    case .file: path
    case .declaration(let name), .part(let name), .entry(let name): name
    case .edge("", let target, _): target.text
    case .edge(let user, let target, _): "\(user) → \(target.text)"
    case .module(let name): "import \(name)"
    case .tie(let from, let to): "\(from) → \(to)"
    case .record(let id, ""): id
    case .record(let id, let part): "\(id): \(part)"
    }
  }

  /// The same with other names of declarations of the code.
  package func mapDeclarations(_ transform: (String) -> String) -> Subject {
    switch self {
    case .declaration(let name): .declaration(transform(name))
    case .edge(let user, .declaration(let target), let fold):
      .edge(from: transform(user), to: .declaration(transform(target)), fold)
    case .edge(let user, let target, let fold): .edge(from: transform(user), to: target, fold)
    case .file, .module, .part, .tie, .record, .entry: self
    }
  }

  /// The same with other names of the parts of the app, which often are those of folders, and of modules.
  package func mapParts(_ transform: (String) -> String) -> Subject {
    switch self {
    case .part(let name): .part(transform(name))
    case .tie(let from, let to): .tie(from: transform(from), to: transform(to))
    case .module(let name): .module(transform(name))
    case .file, .declaration, .edge, .record, .entry: self
    }
  }

  /// What several findings of a rule may be about, in a word: what is used, made or imported.
  var topic: String? {
    switch self {
    case .edge(_, .declaration(let target), _):
      // `AccountManager` of `AccountManager.shared`, and `Edge` of `Graph.Edge`
      target.split(separator: ".").last { $0.first?.isUppercase == true }.map(String.init) ?? target
    case .edge(_, .name(let target), _): target
    case .module(let name), .part(let name): name
    case .tie(let from, let to): "\(from) → \(to)"
    case .file, .declaration, .record, .entry: nil
    }
  }

  /// The declarations of the code that it names.
  package var declarations: [String] {
    switch self {
    case .declaration(let name): [name]
    case .edge(let user, .declaration(let target), _): user.isEmpty ? [target] : [user, target]
    case .edge(let user, .name, _): user.isEmpty ? [] : [user]
    case .file, .module, .part, .tie, .record, .entry: []
    }
  }
}

/// One of the places that a finding stands for besides its own.
package struct Occurrence: Sendable, Equatable {
  package var path: String
  package let range: SourceRange
  package let subject: Subject
  /// What the finding says when it is about this place.
  package let message: String
  /// Whether nothing is wrong with this place but together with the others, so that it is no further one.
  package let isPart: Bool

  package init(path: String, range: SourceRange, subject: Subject, message: String, isPart: Bool = false) {
    self.path = path
    self.range = range
    self.subject = subject
    self.message = message
    self.isPart = isPart
  }
}
