import ArchFacts

/// A path with wildcards, relative to the folder of its `architecture.json`, with `/` between components.
///
/// `*` and `?` stay within a component, `**` stands for any number of components, `{feature}` captures a
/// name. A pattern that names a folder claims everything below it, with or without `/**` at its end. Case
/// counts. Only a pattern that begins with `**/` matches below any folder.
package struct PathPattern: Sendable, Hashable {
  package let text: String
  package let segments: [Segment]
  /// Whether what matches may go on: `Core/Contracts` claims `Core/Contracts/Logging/Logger.swift`.
  let claimsBelow: Bool
  /// Whether the name it captures has to be that of a feature package. For presets, which have to guess.
  package let asksForFeaturePackage: Bool

  /// Never fails; what is wrong with the text is in `mistake(in:)`. A pattern with a mistake matches nothing.
  package init(_ text: String) { self.init(text, ofFeaturePackages: false) }

  package init(_ text: String, ofFeaturePackages: Bool) {
    self.text = text
    asksForFeaturePackage = ofFeaturePackages
    let isRight = Self.mistake(in: text) == nil
    let written = isRight ? Self.components(of: text) : []
    segments = written.map(Segment.init)
    claimsBelow = isRight && segments.last?.claimsBelow ?? false
  }

  package static func == (left: PathPattern, right: PathPattern) -> Bool { left.text == right.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// Whether it captures a feature's name.
  package var capturesFeature: Bool {
    segments.contains { segment in
      guard case .wild(let pieces) = segment else { return false }
      return pieces.contains(.capture(.feature))
    }
  }

  /// The same with folders in small letters, wholly or at their beginning: `viewmodels` and `viewModels` of `ViewModels`.
  /// Who calls folders so means the same by them.
  package var inSmallLetters: [PathPattern] {
    let parts = text.split(separator: "/")
    let isFolder = parts.map { part in
      part.utf8.allSatisfy { !Self.special.contains($0) } && !part.hasSuffix(".swift")
    }
    func variant(_ change: (Substring) -> String) -> String {
      zip(parts, isFolder).map { $1 ? change($0) : String($0) }.joined(separator: "/")
    }
    // Of `DI` both letters are one word.
    let texts = [
      variant { $0.lowercased() },
      variant { $0 == $0.uppercased()[...] ? $0.lowercased() : $0.prefix(1).lowercased() + $0.dropFirst() },
    ]
    return Set(texts).subtracting([text]).sorted().map {
      PathPattern($0, ofFeaturePackages: asksForFeaturePackage)
    }
  }

  private static let special = Set("*?{}".utf8)

  /// The same of a part of a name alone, as `{feature}Domain` does.
  package var capturesPartOfName: Bool {
    segments.contains { segment in
      guard case .wild(let pieces) = segment else { return false }
      return pieces.count > 1 && pieces.contains(.capture(.feature))
    }
  }

  /// Whether a Swift file, or something below a folder, can have such a path: `Cart/README.md` is neither.
  static func mayNameSwift(_ text: String) -> Bool {
    let name = text.split(separator: "/").last ?? ""
    guard let period = name.lastIndex(of: ".") else { return true }
    let ending = name[name.index(after: period)...]
    let isPlain = ending.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    return ending.isEmpty || !isPlain || ending == "swift"
  }

  /// A component of the pattern.
  package enum Segment: Sendable, Equatable {
    /// `**`
    case anyDepth
    case literal([UInt8])
    case wild([Piece])
  }

  package enum Piece: Sendable, Equatable {
    case bytes([UInt8])
    /// `?`
    case anyCharacter
    /// `*`
    case anyText
    case capture(Capture)
  }

  /// What may be in braces. Twice in one pattern, it is the same text twice.
  package enum Capture: String, Sendable, CaseIterable {
    case feature
    /// For `{module}/{module}App.swift`: a text that must repeat, not a feature.
    case module
  }

  private static func components(of text: String) -> [[UInt8]] {
    var written = CanonicalText.bytes(Array(text.utf8))
    if written.starts(with: Array("./".utf8)) { written.removeFirst(2) }
    var components = written.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true).map(
      Array.init)
    if written.last == UInt8(ascii: "/") { components.append([UInt8(ascii: "*"), UInt8(ascii: "*")]) }
    return components
  }
}

extension PathPattern.Segment {
  package init(_ written: [UInt8]) {
    if written == Array("**".utf8) {
      self = .anyDepth
      return
    }
    var pieces: [PathPattern.Piece] = []
    var plain: [UInt8] = []
    var index = 0
    func flushed() -> [PathPattern.Piece] { plain.isEmpty ? [] : [.bytes(plain)] }
    while index < written.count {
      let special: PathPattern.Piece?
      var next = index + 1
      switch written[index] {
      case UInt8(ascii: "*"): special = .anyText
      case UInt8(ascii: "?"): special = .anyCharacter
      case UInt8(ascii: "{"):
        let close = written[index...].firstIndex(of: UInt8(ascii: "}")) ?? index
        let name = String(decoding: written[(index + 1)..<max(index + 1, close)], as: UTF8.self)
        special = PathPattern.Capture(rawValue: name).map(PathPattern.Piece.capture)
        if special != nil { next = close + 1 }
      default: special = nil
      }
      if let special {
        pieces += flushed() + [special]
        plain = []
      } else {
        plain.append(written[index])
      }
      index = next
    }
    if pieces.isEmpty {
      self = .literal(plain)
    } else {
      self = .wild(pieces + flushed())
    }
  }

  /// A lone `*` names the files of a folder and nothing below; everything else may name a folder.
  var claimsBelow: Bool {
    switch self {
    case .anyDepth, .literal: true
    case .wild(let pieces): pieces != [.anyText]
    }
  }
}
