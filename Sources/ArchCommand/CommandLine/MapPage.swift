/// The maps in a Markdown page, each between two comments of which the first says what it shows:
///
///     <!-- archcheck graph modules --only-breaks -->
///     <!-- /archcheck graph -->
struct MapPage {
  static let start = "<!-- archcheck graph"
  static let end = "<!-- /archcheck graph -->"

  /// One place for a map.
  struct Place {
    /// What its first comment asks for, as words of a command line.
    let words: [String]
    /// Of the first comment, from 1 on.
    let line: Int
    /// The lines between the comments.
    fileprivate let lines: Range<Int>
  }

  private let lines: [Substring]
  let places: [Place]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var places: [Place] = []
    var open: (words: [String], line: Int)?
    for (number, line) in lines.enumerated() {
      let written = Self.trimmed(line)
      if written == Self.end, let begun = open {
        places.append(Place(words: begun.words, line: begun.line + 1, lines: (begun.line + 1)..<number))
        open = nil
      } else if written.hasPrefix(Self.start), written.hasSuffix("-->") {
        let inside = written.dropFirst(Self.start.count).dropLast(3)
        open = (inside.split(separator: " ").map(String.init), number)
      }
    }
    self.places = places
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var rest = line.drop { $0 == " " || $0 == "\t" }
    while let last = rest.last, last == " " || last == "\t" || last == "\r" { rest = rest.dropLast() }
    return rest
  }

  /// What is there now, with its fence.
  func content(of place: Place) -> String { lines[place.lines].joined(separator: "\n") }

  /// The page with other maps, one for each place.
  func text(with maps: [String]) -> String {
    var result: [Substring] = []
    var next = 0
    for (place, map) in zip(places, maps) {
      result += lines[next..<place.lines.lowerBound]
      result += map.split(separator: "\n", omittingEmptySubsequences: false)
      next = place.lines.upperBound
    }
    return (result + lines[next...]).joined(separator: "\n")
  }
}
