import ArchFacts
import ArchKnowledge
import ArchModel

/// One place that changes what is on the screen.
struct NavigationCall {
  /// As it reads in a message: "pushViewController", "rootViewController =".
  let name: String
  let range: ByteRange
  let place: Place
  /// Takes away what the type around shows itself.
  let isOwnDismissal: Bool
  /// What it is called on is known to be a screen, a window or what opens links, by its type.
  let isPlain: Bool
}

/// Finds the navigation of one file. Words such as `present`, `show` and `append` are common: they count only
/// with the labels of UIKit's functions or a receiver that is known to be Apple's.
struct NavigationCallReader {
  private let codebase: Codebase
  private let file: CodeFile
  private let facts: FileFacts
  private let types: ExpressionTypes

  /// `nil` for a file that has nothing of the kind; nearly all have not.
  init?(_ file: CodeFile) {
    self.file = file
    facts = file.facts
    let bytes = facts.bytes
    let hasCalls = facts.calls.contains { Self.names.contains($0.member, in: bytes) }
    guard hasCalls || facts.importsUserInterface else { return nil }
    codebase = file.codebase
    types = file.expressions
  }

  /// Those at the places that `isJudged` names, in the order of the file.
  func calls(where isJudged: (Place) -> Bool) -> [NavigationCall] {
    var found: [NavigationCall] = []
    for call in facts.calls where Self.names.contains(call.member, in: facts.bytes) && !call.isPattern {
      let name = facts.verbatim(call.member)
      let place = file.place(of: call)
      guard isJudged(place), isNavigation(call, name, place) else { continue }
      let receiver = NamePath.names(call.callee, in: facts.bytes).dropLast()
      let isOwn =
        (name == Self.dismiss)
        && (receiver.allSatisfy { Self.ownReceivers.contains(facts.verbatim($0)) }
          || isSystemsOwn(receiver, place))
      let path =
        Self.changesOfPaths.contains(name) ? receiver.last.map { facts.verbatim($0) + "." } ?? "" : ""
      found.append(
        NavigationCall(
          name: path + name, range: call.member, place: place, isOwnDismissal: isOwn,
          isPlain: isPlain(receiver, place)))
    }
    found += assignments(where: isJudged)
    return found.sorted { $0.range.start < $1.range.start }
  }

  /// `picker.dismiss(animated: true)` in `imagePickerControllerDidCancel(_ picker: UIImagePickerController)`: what the
  /// system shows for a view calls it back to be taken away.
  private func isSystemsOwn(_ receiver: ArraySlice<ByteRange>, _ place: Place) -> Bool {
    guard receiver.count == 1, let name = receiver.first, place.function >= 0 else { return false }
    let parameters = facts.functions[Int(place.function)].parameters
    guard
      parameters.indices.contains(where: { facts.hasSameText(facts.parameters[$0].name, as: name, of: facts) }
      ),
      case .foreign(let type) = types.kind(of: receiver, at: place)
    else { return false }
    return !Self.screens.contains(type)
  }

  private static let screens = AppleTypes[.screen]
  private static let ownReceivers = AppleProperties[.own]

  /// Functions of UIKit and AppKit whose names nothing else has.
  private static let certain = AppleFunctions[.navigates]

  private static let fillsStack = AppleFunctions[.fillsStack]
  private static let changesOfPaths = AppleFunctions[.changesPath]

  private static let names = WordSet(
    certain.union(changesOfPaths).union(AppleFunctions[.mayNavigate]))

  private static let openers = AppleTypes[.opens]
  private static let navigationPath = AppleTypes.only(.navigationPath)
  private static let presentation = AppleProperties.only(.presentation)
  private static let root = AppleProperties.only(.root)
  private static let environment = AppleAttributes.only(.environment)
  private static let pathEnds = ScreenWords[.pathEnd]

  private func isPlain(_ receiver: ArraySlice<ByteRange>, _ place: Place) -> Bool {
    guard let first = receiver.first else { return false }
    switch types.kind(of: receiver, at: place) {
    case .own(let symbol): return isViewController(symbol)
    case .foreign(let type):
      return Self.openers.contains(type) || type.hasSuffix("Controller") || type.hasSuffix("Window")
    case .list, .pair, .pairs: return false
    case .unknown: return receiver.count == 2 && isSharedOpener(first, receiver.last, at: place)
    }
  }

  /// `UIApplication.shared`
  private func isSharedOpener(_ first: ByteRange, _ second: ByteRange?, at place: Place) -> Bool {
    guard let second else { return false }
    return Self.openers.contains(facts.verbatim(first)) && facts.matches(second, "shared")
      && isForeign(first, at: place)
  }

  private func isNavigation(_ call: Call, _ name: String, _ place: Place) -> Bool {
    let receiver = NamePath.names(call.callee, in: facts.bytes).dropLast()
    if receiver.isEmpty, call.callee == call.member {
      guard !declares(name, at: place) else { return false }
      if isViewController(at: place), name != Self.openURL { return hasLabels(of: name, call) }
      return isOfEnvironment(name, at: place)
    }
    if receiver.count == 1, let first = receiver.first, facts.matches(first, "self"),
      isOfEnvironment(name, at: place)
    {
      return true
    }
    // An override that hands on decides nothing.
    if let first = receiver.first, facts.matches(first, "super") { return false }
    let kind = receiver.isEmpty ? .unknown : types.kind(of: receiver, at: place)
    if case .own(let symbol) = kind, !isViewController(symbol) { return false }
    if isCoordinatorName(receiver.last) { return false }
    if Self.certain.contains(name) { return !(Self.fillsStack.contains(name) && isMadeHere(receiver, place)) }
    if Self.animated.contains(name) || name == Self.show {
      if hasLabels(of: name, call) { return true }
      return name == Self.dismiss && receiver.contains { facts.hasText($0, Self.presentation) }
    }
    if name == Self.open {
      if case .foreign(let type) = kind { return Self.openers.contains(type) }
      return receiver.first.map { isSharedOpener($0, receiver.dropFirst().first, at: place) } ?? false
    }
    return Self.changesOfPaths.contains(name) && isPath(kind, receiver.last)
  }

  /// `let stack = UINavigationController()` and `stack.pushViewController(list, animated: false)`: nobody sees it yet.
  private func isMadeHere(_ receiver: ArraySlice<ByteRange>, _ place: Place) -> Bool {
    guard receiver.count == 1, let name = receiver.first, place.function >= 0,
      let value = facts.valueGiven(to: name, in: place.function), let made = facts.lastCall(in: value),
      made.callee.start == value.start,
      let type = NamePath.names(made.callee, in: facts.bytes).last,
      // A closure runs when the stack may be seen.
      !facts.closures.contains(where: { $0.start > value.end && $0.contains(name.start) })
    else { return false }
    return facts.verbatim(type).first?.isUppercase ?? false
  }

  /// What a view takes from its environment to navigate.
  private func isOfEnvironment(_ name: String, at place: Place) -> Bool {
    (name == Self.dismiss || name == Self.openURL) && isEnvironment(name, at: place)
  }

  private func hasLabels(of name: String, _ call: Call) -> Bool {
    if Self.animated.contains(name) { return facts.argument(of: call, labelled: "animated") != nil }
    return name == Self.show ? facts.argument(of: call, labelled: "sender") != nil : true
  }

  private static let animated = AppleFunctions[.animated]
  private static let show = AppleFunctions.only(.bySender)
  private static let dismiss = AppleFunctions.only(.dismisses)
  private static let open = AppleFunctions.only(.opens)
  private static let openURL = AppleFunctions.only(.opensURL)

  private func isForeign(_ name: ByteRange, at place: Place) -> Bool {
    codebase.resolve(name, at: place).mayBeForeign
  }

  /// `NavigationPath`, or an array of routes that is called a path.
  private func isPath(_ kind: ExpressionTypes.Kind, _ name: ByteRange?) -> Bool {
    switch kind {
    case .foreign(let type): return type == Self.navigationPath
    case .list(let element):
      let words = name.map { CamelCaseWords.of(facts.verbatim($0)) } ?? []
      let route = CamelCaseWords.of(codebase.symbols.name(of: element)).last ?? ""
      return words.last == "path" && codebase.symbols[element].kind == .enum
        && Self.pathEnds.contains(route)
    case .own, .pairs, .pair, .unknown: return false
    }
  }

  /// `coordinator?.present(…)` hands the decision to whom it belongs.
  private func isCoordinatorName(_ name: ByteRange?) -> Bool {
    guard let name, let word = CamelCaseWords.of(facts.verbatim(name)).last else { return false }
    return Self.coordinators.contains(word)
  }

  private static let coordinators = CoordinationWords[.coordinator]

  private func isViewController(at place: Place) -> Bool {
    codebase.type(at: place).map(isViewController) ?? false
  }

  private func isViewController(_ symbol: SymbolID) -> Bool { CodeType(codebase, symbol).isScreen }

  /// Whether the type around has a function of its own by that name.
  private func declares(_ name: String, at place: Place) -> Bool {
    guard let type = codebase.typeAround(place) else { return false }
    return ([type] + type.supertypes).contains { $0.members.contains { $0.kind == .func && $0.name == name } }
  }

  /// `@Environment(\.dismiss) var dismiss`
  private func isEnvironment(_ name: String, at place: Place) -> Bool {
    codebase.typeAround(place)?.members.contains { member in
      member.name == name && member.attributes.contains { $0.hasPrefix(Self.environment) }
    } ?? false
  }

  /// `window.rootViewController = …`, and a path that is replaced.
  private func assignments(where isJudged: (Place) -> Bool) -> [NavigationCall] {
    guard facts.importsUserInterface else { return [] }
    var found: [NavigationCall] = []
    for assignment in facts.assignments where assignment.isPlain && facts.matches(assignment.operator, "=") {
      let place = file.place(in: assignment.owner, function: assignment.function)
      guard assignment.function >= 0, isJudged(place) else { continue }
      let names = NamePath.names(assignment.target, in: facts.bytes)
      guard let last = names.last, facts.bytes[Int(names[0].start)].isLowerCase else { continue }
      let name = facts.verbatim(last)
      let isRoot = name == Self.root && names.count > 1
      guard isRoot || isPath(types.kind(of: names[...], at: place), last) else { continue }
      // Giving a property its first value in `init` changes nothing on the screen.
      let isInitializer = facts.matches(facts.functions[Int(assignment.function)].name, "init")
      guard isRoot || !isInitializer else { continue }
      found.append(
        NavigationCall(
          name: "\(name) =", range: last, place: place, isOwnDismissal: false,
          isPlain: isRoot && isPlain(names.dropLast(), place)))
    }
    return found
  }
}
