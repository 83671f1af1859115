import ArchFacts
import ArchKnowledge

/// What the stored properties and functions of a type say about it.
struct TypeShape: Sendable {
  /// Nothing but data: it compares, hashes or codes, or holds data only and does nothing.
  let isPureValue: Bool
  /// It has functions; as a struct it holds something that works, or has functions that wait.
  let doesWork: Bool
  /// It holds something that works, or has functions that wait.
  let isEvident: Bool
  /// It has functions, and holds at least as much that works for it as it holds data, or data that nobody sees; whom it
  /// tells of something does not count.
  let worksWithOthers: Bool
  /// It keeps nothing but what works for it and what it makes or reaches for itself, and has functions that wait.
  let isMadeOfWorkers: Bool
  /// What it keeps it is given.
  let isGivenAll: Bool
  /// It has functions and keeps nothing.
  let isStateless: Bool
  /// All that it does is to end something, as what `observe` returns: the code that starts a thing makes its token.
  let isToken: Bool
  /// It only remembers where something else is: weak references and no functions.
  let isReference: Bool
  /// It is what its data says, with an identity or several values, whatever it waits for and whichever queues and locks it
  /// keeps besides: nothing works with it or for it.
  let isModel: Bool
  /// A builder: at least half of its functions give it back, changed, and nothing in it works or waits.
  let isPutTogether: Bool
  /// It is the sum of its open properties, as an episode or a bookmark, whatever it can tell about them.
  let isRecord: Bool

  static let endings = MemberWords[.ends]
  private static let reactions = MemberWords[.reaction]

  private static let markers = AppleTypes[.marker]
  private static let valueProtocols = ValueProtocols[.data]
  private static let listItems = LibraryTypes[.listItem]
  private static let codedProtocols = ValueProtocols[.coded]

  init(_ symbol: SymbolID, role: Role, in code: NamedCode) {
    self.init(symbol, role: role, in: code, heldBy: [])
  }

  /// - Parameter holders: the types that are asked what they are because of what they hold, the first one first.
  init(_ symbol: SymbolID, role: Role, in code: NamedCode, heldBy holders: [SymbolID]) {
    let holders = holders + [symbol]
    let declared = code.symbols[symbol]
    let isObject = declared.kind != .struct
    let takesAnyType = !code.files[declared.file].facts.types[Int(declared.declaration)]
      .genericParameters.isEmpty
    let names = code.symbols.names
    let foreign = code.symbols.externalSupertypes(of: symbol).map(names.string)
    let isData = foreign.contains(where: Self.valueProtocols.contains)
    let isListed = foreign.contains(where: Self.listItems.contains)
    let compares = isData || isListed
    let isCoded = foreign.contains(where: Self.codedProtocols.contains)
    var holdsWorker = false
    var others = 0
    /// Of them those that lead to screens.
    var coordinators = 0
    /// Others see some of its data, as it is or as they set it.
    var showsSome = false
    var hasIdentity = false
    var closures = 0
    /// Of them those that only tell somebody.
    var actions = 0
    var hasWaitingClosure = false
    var data = 0
    var functions = 0
    var steps = 0
    /// It has what every reactor has, whatever that does.
    var reacts = false
    var onlyEnds = true
    var stored = 0
    /// Of them those that somebody hands in.
    var given = 0
    var weak = 0
    var open = 0
    var isIdentified = false
    var waits = false
    var reaches = false
    /// Something that is kept may be another one later, or tells of changes.
    var changes = false
    var takesSomething = false
    var answers = false
    /// An initializer works with what it is given.
    var takesWorker = false
    /// It can be asked for something by a subscript, or ends something when it goes.
    var hasOthers = false
    /// Called after what works, it may all the same only hold or word something.
    let mayBeMute = isObject && (role == .viewModel || role == .service)
    for reference in code.members(of: symbol) {
      let member = code.member(reference)
      guard !member.isStatic else { continue }
      let verbatim = code.files[reference.file].facts.verbatim
      switch member.kind {
      case .func where role == .viewModel && Self.reactions.contains(verbatim(member.name)): reacts = true
      case .func:
        functions += 1
        if member.isAsync { waits = true }
        let facts = code.files[reference.file].facts
        if Self.givesItself(member, facts, code.symbols.name(of: symbol)) { steps += 1 }
        if onlyEnds, !Self.endings.contains(facts.verbatim(member.name)) { onlyEnds = false }
      case .let, .var:
        guard !member.isComputed else {
          answers = true
          reaches = reaches || (!isObject || mayBeMute) && Self.reachesOut(member, reference, in: code)
          continue
        }
        stored += 1
        if member.value.isEmpty { given += 1 }
        if mayBeMute, !changes {
          changes = Self.mayChange(member, reference, in: code)
        }
        let isWeak = code.files[reference.file].texts(member.modifiers).contains("weak")
        if isWeak { weak += 1 }
        switch Self.content(of: member, reference, isCoded: isCoded, in: code, heldBy: holders) {
        // Who is told of something, or keeps it.
        case .worker where isWeak, .coordinator where isWeak: break
        case .coordinator:
          holdsWorker = true
          others += 1
          coordinators += 1
        case .worker:
          holdsWorker = true
          others += 1
        case .queue: holdsWorker = true
        case .closure: closures += 1
        case .waitingClosure:
          closures += 1
          hasWaitingClosure = true
        case .action:
          closures += 1
          actions += 1
        case .data:
          data += 1
          if member.kind == .let, !Self.isPrivate(member, reference, in: code) { showsSome = true }
          if Self.identities.contains(verbatim(member.name)) { hasIdentity = true }
          if Self.isOpen(member, reference, in: code) {
            open += 1
            showsSome = true
            if isIdentified || Self.identities.contains(verbatim(member.name)) { isIdentified = true }
          }
        }
      case .`init`:
        let facts = code.files[reference.file].facts
        if member.parameters.indices.contains(where: { facts.parameters[$0].defaultValue.isEmpty }) {
          takesSomething = true
        }
        if mayBeMute { takesWorker = takesWorker || Self.takesWorker(member, reference, in: code) }
      case .subscript, .deinit: hasOthers = true
      }
    }
    let hasFunctions = functions > 0
    // What holds something of any type is a box, a lock or a list of observers, unless it works with others.
    let isGeneric = takesAnyType && stored > 0
    let showsData = !(isObject && hasFunctions) && (role == .viewModel || role == .presenter)
    // What a row shows, whom it tells of a tap and how it words what it shows is a value, whatever it is called.
    if showsData, data > 0 { closures -= actions }
    let dressesData = showsData && data >= closures && !hasWaitingClosure
    // A closure next to data is what to do with it, as of a button, a page or a message that is to be answered;
    // closures by themselves are the work itself.
    let isDataWithClosures =
      compares || isGeneric || dressesData
      || data >= closures && !role.isWork && !(isObject && hasFunctions)
    // `InfoViewModel(title:coordinator:)` hands on whom it tells, and has no code to do anything with it.
    let onlyHandsOn =
      !isObject && showsData && !hasFunctions && !answers && data > 0 && others == coordinators
    let works =
      holdsWorker && !onlyHandsOn || waits && (!compares || role.isWork)
      || closures > 0 && !isDataWithClosures
    isEvident = works
    worksWithOthers = hasFunctions && others > 0 && (others >= data || !showsSome)
    isMadeOfWorkers =
      waits && others > 0 && others == stored && given == 0 && foreign.allSatisfy(Self.markers.contains)
    isGivenAll = stored > 0 && given == stored
    isStateless = hasFunctions && stored == 0 && !compares
    isToken = hasFunctions && onlyEnds && !holdsWorker && !waits && !role.isWork
    isReference = !hasFunctions && stored > 0 && weak == stored
    isRecord =
      role == .value && !works && open * 4 >= stored * 3 && (open >= 5 || open >= 3 && isIdentified)
    isPutTogether =
      steps > 0 && steps * 2 >= functions && !works && (role == .value || role == .service)
    let meetsNeed = code.symbols.supertypes(of: symbol).contains {
      code.symbols[$0].kind == .protocol && code.requiresWork($0)
    }
    isModel =
      !isObject && role == .value && others == 0 && closures == 0 && !meetsNeed
      && (hasIdentity || data >= 2 || compares && data > 0)
    if isObject {
      // `TooltipViewModel(for: .help)` words what it is given, once and for all.
      let onlyWords =
        role == .viewModel && takesSomething && stored > 0 && !changes && !takesWorker && !reaches
        && !hasOthers
        && !code.isObservable(symbol)
      // `BoxedTripsAPI` holds what it is called after, and nothing of it works.
      let onlyHolds =
        role == .service && takesSomething && !answers && !hasOthers && data > 0 && data == stored && !changes
        && !takesWorker
        && code.symbols.supertypes(of: symbol).isEmpty
      let isMute = !hasFunctions && (!role.isWork || reacts || onlyWords || onlyHolds)
      // In a list or a navigation path an object is told by what it is, and works all the same.
      let isOfScreen = role.isOfScreen && code.isObservable(symbol)
      // What a list compares may have to be an object; one that changes is more than what is in a row.
      let isItem = isData || isListed && !changes
      isPureValue = !works && (isItem && !isOfScreen || isMute && !meetsNeed)
      doesWork = hasFunctions && !isGeneric || works
    } else {
      // `var hasAccount: Bool { FileManager.default.ubiquityIdentityToken != nil }` of what keeps nothing asks the device.
      let asks = reaches && stored == 0
      isPureValue = !works && (compares || showsData || !hasFunctions && !meetsNeed && !asks)
      doesWork = works
    }
  }

  /// `func path(_ path: String) -> Self`; what takes nothing is a copy.
  private static func givesItself(_ member: Member, _ facts: FileFacts, _ name: String) -> Bool {
    guard !member.parameters.isEmpty, let result = TypeText.singleName(member.returnType, in: facts.bytes)
    else { return false }
    return facts.matches(result, "Self") || facts.hasText(result, name)
  }

  /// Whether what is computed is read from the platform.
  private static func reachesOut(_ member: Member, _ reference: MemberReference, in code: NamedCode) -> Bool {
    let file = code.files[reference.file]
    let place = Place(file: reference.file, owner: member.owner, function: member.function)
    return file.facts.nameChains(in: member.extent).contains { chain in
      guard let first = NamePath.names(chain, in: file.facts.bytes).first,
        PlatformNames.all.contains(first, in: file.facts.bytes)
      else { return false }
      return code.symbols.resolve(first, at: place, in: file) == .notOurs
    }
  }

  private static let identities = MemberWords[.identity]

  /// Anyone may set it, and nobody is told.
  private static func isOpen(
    _ member: Member, _ reference: MemberReference, in code: NamedCode
  ) -> Bool {
    guard member.kind == .var else { return false }
    return !isPrivate(member, reference, in: code)
      && code.files[reference.file].texts(member.attributes).allSatisfy { $0 == "objc" }
  }

  /// Whether only its own type or file may set it, whoever sees it.
  private static func isPrivate(_ member: Member, _ reference: MemberReference, in code: NamedCode) -> Bool {
    code.files[reference.file].texts(member.modifiers).contains {
      $0.hasPrefix("private") || $0.hasPrefix("fileprivate")
    }
  }
}
