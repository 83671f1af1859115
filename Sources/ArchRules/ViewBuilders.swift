import ArchFacts
import ArchModel

/// The code of one file that says what a SwiftUI view shows: `body` and what else returns a view.
struct ViewBuilders {
  private let codebase: Codebase
  private let index: Int32
  private let facts: FileFacts
  private let types: PresentationTypes
  private let functions: Set<Int32>

  init(_ codebase: Codebase, file index: Int32, _ types: PresentationTypes) {
    self.codebase = codebase
    self.index = index
    self.types = types
    let file = codebase.files[Int(index)]
    facts = file.facts
    functions = Set(
      file.facts.members.compactMap { member in
        guard member.function >= 0, Self.returnsView(member, file) else { return nil }
        return member.function
      })
  }

  /// Whether a function, or the accessors of a property, build what is shown.
  func contains(_ function: Int32) -> Bool { functions.contains(function) }

  /// Whether what an `if` does begins with a view. A block that calls, assigns or starts a task acts.
  func showsView(_ branch: Branch, at place: Place) -> Bool {
    let end = branch.end
    guard let brace = nextBrace(branch.condition.end, end) else { return false }
    var start = brace + 1
    for _ in 0..<4 {
      start = skipBlanks(start, end)
      guard start < end, facts.bytes[Int(start)].isIdentifierPart else { return false }
      let word = identifier(at: start, end)
      if facts.matches(word, "if") || facts.matches(word, "switch") {
        // What the inner statement shows, this one shows as well.
        guard let inner = nextBrace(word.end, end) else { return false }
        start = inner + 1
        if facts.matches(word, "switch"), let colon = nextColon(start, end) { start = colon + 1 }
        continue
      }
      return isView(word, end, at: place)
    }
    return false
  }

  /// `Text(…)`, `TripRow { … }`, `footer`, `row(for: trip)`
  private func isView(_ word: ByteRange, _ end: Int32, at place: Place) -> Bool {
    if facts.bytes[Int(word.start)].isUpperCase {
      let next = word.end < end ? facts.bytes[Int(skipBlanks(word.end, end))] : 0
      guard next == UInt8(ascii: "(") || next == UInt8(ascii: "{") || next == UInt8(ascii: "<") else {
        return facts.matches(word, "Color")
      }
      if let name = codebase.foreignName(of: word, at: place), Self.swiftUIViews.contains(name) {
        return true
      }
      return codebase.resolve(word, at: place).symbol.map(types.isSwiftUIView) ?? false
    }
    guard let owner = codebase.type(at: place) else { return false }
    return codebase.members(of: owner).contains { reference in
      let member = codebase.member(reference)
      let file = codebase.files[Int(reference.file)]
      return (member.kind == .func || member.isComputed)
        && file.facts.verbatim(member.name) == facts.verbatim(word) && Self.returnsView(member, file)
    }
  }

  private static func returnsView(_ member: Member, _ file: SourceFile) -> Bool {
    if file.texts(member.attributes).contains("ViewBuilder") { return true }
    let type = member.kind == .func ? member.returnType : member.type
    guard let name = TypeText.singleName(type, in: file.facts.bytes),
      let last = NamePath.names(name, in: file.facts.bytes).last
    else { return false }
    return viewTypes.contains(file.facts.verbatim(last))
  }

  private static let viewTypes: Set<String> = ["View", "AnyView", "ToolbarContent", "Scene"]

  private func skipBlanks(_ start: Int32, _ end: Int32) -> Int32 {
    var index = start
    while index < end {
      if facts.bytes[Int(index)].isBlank {
        index += 1
      } else if facts.bytes[Int(index)] == UInt8(ascii: "/"),
        let behind = facts.endOfTextOrComment(at: index, limit: end)
      {
        index = behind
      } else {
        return index
      }
    }
    return index
  }

  private func identifier(at start: Int32, _ end: Int32) -> ByteRange {
    var index = start
    while index < end, facts.bytes[Int(index)].isIdentifierPart { index += 1 }
    return ByteRange(start: start, end: index)
  }

  private func nextBrace(_ start: Int32, _ end: Int32) -> Int32? { next(UInt8(ascii: "{"), start, end) }

  private func nextColon(_ start: Int32, _ end: Int32) -> Int32? { next(UInt8(ascii: ":"), start, end) }

  private func next(_ byte: UInt8, _ start: Int32, _ end: Int32) -> Int32? {
    var index = start
    while index < end {
      if let behind = facts.endOfTextOrComment(at: index, limit: end) {
        index = behind
        continue
      }
      if facts.bytes[Int(index)] == byte { return index }
      index += 1
    }
    return nil
  }

  private static let swiftUIViews: Set<String> = [
    "AnyView", "AsyncImage", "Button", "Canvas", "Capsule", "Chart", "Circle", "Color",
    "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup", "Divider", "EditButton",
    "Ellipse", "EmptyView", "ForEach", "Form", "Gauge", "GeometryReader", "Grid", "GridRow", "Group",
    "GroupBox", "HStack", "Image", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid",
    "LazyVStack", "Link", "List", "Map", "Menu", "NavigationLink", "NavigationSplitView", "NavigationStack",
    "NavigationView", "OutlineGroup", "PhotosPicker", "Picker", "ProgressView", "Rectangle",
    "RoundedRectangle", "ScrollView", "Section", "SecureField", "ShareLink", "Slider", "Spacer", "Stepper",
    "TabView", "Table", "Text", "TextEditor", "TextField", "TimelineView", "Toggle", "ToolbarItem",
    "ToolbarItemGroup", "VStack", "VideoPlayer", "ViewThatFits", "ZStack",
  ]
}
