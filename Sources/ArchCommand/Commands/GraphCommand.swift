import ArchModel
import ArchReports
import ArchSystem

/// `archcheck graph`: which parts of the code use which, on standard output or in a page that must not lie.
enum GraphCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    if let word = arguments.operands.first, arguments.mapLevel == nil,
      (try? SystemCalls.kind(of: SystemPath(word), followingLink: true)) == nil
    {
      let levels = MapLevel.allCases.map(\.rawValue)
      throw .usage(
        UsageError(
          message: "'\(word)' is neither a folder nor one of \(levels.joined(separator: ", "))"
            + Suggestion.text(for: word, among: levels), command: .graph))
    }
    let code = try ExplainedCode(scoped(arguments), path: nil)
    guard let path = arguments.checkedPage ?? arguments.writtenPage else {
      try Output.standard.answer(try text(arguments, code))
      return .clean
    }
    let location = try SystemPath(named: path)
    let text: String
    do throws(SystemError) {
      text = String(decoding: try SystemCalls.read(location), as: UTF8.self)
    } catch {
      throw .path(path, error)
    }
    let page = MapPage(text)
    guard !page.places.isEmpty else { throw .noMapInPage(path) }
    var maps: [String] = []
    let usual: MapFormat = path.hasSuffix(".svg") ? .svg : .mermaid
    for place in page.places { maps.append(try fenced(place, as: usual, arguments, code)) }
    if arguments.writtenPage != nil { return try write(page.text(with: maps), over: text, path) }
    return compare(page, with: maps, path)
  }

  /// With the folder where `explain` has it, after what it is about.
  private static func scoped(_ arguments: Arguments) -> Arguments {
    var scoped = arguments
    let folder = arguments.mapLevel == nil ? arguments.operands.first : arguments.operands.dropFirst().first
    scoped.operands = [""] + [folder].compactMap(\.self)
    return scoped
  }

  private static func text(_ arguments: Arguments, _ code: ExplainedCode) throws(Failure) -> String {
    let level = arguments.mapLevel ?? .layers
    let whole = code.map(at: level.inGraph)
    let former = try arguments.since.map { name throws(Failure) in
      try code.former(since: name).map(at: level.inGraph)
    }
    let names = whole.nodes.map(\.name) + (former?.nodes.map(\.name) ?? [])
    guard !names.isEmpty else { throw .nothingToDraw(level.rawValue) }
    for name in arguments.focus + arguments.between where !names.contains(name) {
      throw .unknownSubject(name, known: names)
    }
    var map = selected(whole, by: arguments)
    if let former, let name = arguments.since {
      map = map.compared(with: selected(former, by: arguments), called: name)
    }
    if arguments.showsOnlyBreaks { map = map.onlyBreaks }
    if arguments.mapFormat == .svg, map.nodes.count > CodeMap.mostInPicture {
      throw .tooMuchToDraw(map.nodes.count, level.rawValue)
    }
    return arguments.mapFormat.text(of: map, pathPrefix: code.pathPrefix)
  }

  private static func selected(_ map: CodeMap, by arguments: Arguments) -> CodeMap {
    var map = map
    if !arguments.focus.isEmpty { map = map.focused(on: arguments.focus, depth: arguments.depth) }
    if arguments.between.count == 2 { map = map.between(arguments.between[0], arguments.between[1]) }
    return map
  }

  // Pages

  /// A map as a page has it: drawn, where the page does not ask for something else, and of the folder that it names.
  private static func fenced(
    _ place: MapPage.Place, as usual: MapFormat, _ arguments: Arguments, _ code: ExplainedCode
  ) throws(Failure) -> String {
    var asked: Arguments
    do throws(UsageError) {
      asked = try Arguments(parsing: ["graph", "--format", usual.rawValue] + place.words)
      if usual == .svg, let word = place.words.first(where: { $0.contains("--") }) {
        throw UsageError(
          message:
            "a picture's comment cannot hold '\(word)', as line \(place.line) does: XML allows no '--' there",
          command: .graph)
      }
      if let word = place.words.first(where: notOfPages.contains) {
        throw UsageError(
          message: "a map in a page cannot ask for '\(word)', as line \(place.line) does", command: .graph)
      }
    } catch {
      throw .usage(error)
    }
    asked.configPath = arguments.configPath
    asked.usesConfig = arguments.usesConfig
    let isElsewhere = asked.operands.count > (asked.mapLevel == nil ? 0 : 1)
    let code = isElsewhere ? try ExplainedCode(scoped(asked), path: nil) : code
    let map = try text(asked, code)
    guard let language = asked.mapFormat.markdownLanguage else { return String(map.dropLast()) }
    return "```\(language)\n\(map)```"
  }

  /// What is asked of the command, not of one map.
  private static let notOfPages = Set(
    [Flag.Name.config, .noConfig, .since, .checkedPage, .writtenPage, .help, .version].map(\.rawValue))

  private static func compare(_ page: MapPage, with maps: [String], _ path: String) -> ExitCode {
    var code = ExitCode.clean
    for (place, map) in zip(page.places, maps) where page.content(of: place) != map {
      Output.error.say(
        "\(TerminalText.escaped(path)):\(place.line): this map is not what the code is now; "
          + "'archcheck graph --write \(TerminalText.escaped(path))' writes it anew")
      code = .findings
    }
    return code
  }

  private static func write(
    _ text: String, over former: String, _ path: String
  ) throws(Failure) -> ExitCode {
    if text != former { try SavedFile.write(Array(text.utf8), to: path) }
    return .clean
  }
}
