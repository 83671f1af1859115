/// Words and names of members.
package enum MemberWords: KnownNames {
  package enum Tag: String, NameTag {
    case ends, identity, identityWord, position, backward, source, maker, shared, accessor, theOne, lookup,
      worksForView,
      plainLookup, reducer, reaction, factoryMethod, stateType, registers, storedUnder,
      closureEnding, closureLabel, closureBeginning, converts, file, question

    package var meaning: String {
      switch self {
      case .question: "begins a function that says whether something is so"
      case .worksForView: "names the one that a view leaves its work to"
      case .ends: "ends something, as what `observe` returns does"
      case .identity: "is the identity of a record"
      case .identityWord: "ends the name of an identity, which decides nothing"
      case .position: "ends the name of a number that only says how many or which"
      case .backward: "says that a property leads back to who made or owns the object"
      case .file: "says that an address is one of a file"
      case .source: "is whom a repository works with, where a view is called back by it"
      case .maker: "begins a function that makes what it returns"
      case .shared: "says that a static member is the only instance"
      case .accessor: "says that a static function gives the only instance"
      case .theOne: "begins the name of the instance that all share"
      case .lookup: "is a generic function that gives whatever it is asked for"
      case .plainLookup: "is what many things are called that are not containers"
      case .reducer: "is a function of a store of state"
      case .reaction: "is what every reactor has: it turns an action into the next state"
      case .factoryMethod: "is what an app factory makes for the app"
      case .stateType: "is what a store of state asks for, as a nested type"
      case .registers: "begins a function of a container that is told what to give"
      case .storedUnder: "names the text that a value is kept under"
      case .converts: "begins a function that gives the same in another form"
      case .closureEnding: "ends the name of a type that is a function"
      case .closureLabel:
        "ends the label of an argument that is a closure, also where it trails without its label"
      case .closureBeginning: "begins the label of an argument that is a closure"
      }
    }
  }

  package static let subject = "Words and names of members"

  package static let rows = NameRows(
    """
    [question] # Asks whether something is so.
    can has is should supports

    [worksForView] # A view leaves its work to it.
    interactor presenter

    [ends] # All that a token can do is to end something.
    cancel dispose invalidate stopObserving unobserve unsubscribe

    [identity] # A record with an identity is one with fewer properties.
    id: identityWord
    identifier: identityWord
    uuid: identityWord

    [identityWord] # Which one it is decides nothing about it.
    ids

    [position] # How many or which one; decides nothing.
    count index offset

    [reaction] # ReactorKit's reactors have it, whether they work or hold what a row shows.
    mutate
    reduce: reducer

    [converts] # Gives the same in another form.
    as into to

    [backward] # Called back, or the owner of the object.
    delegate listener observer output owner parent presenting
    source: source

    [file] # A file of the device, which is not fetched.
    directory file folder path

    [maker] # Makes what it returns.
    build make
    create: plainLookup

    [shared] # Says that there is only one.
    sharedInstance
    instance: theOne lookup
    shared: theOne
    singleton: theOne

    [accessor] # Says that there is only one.
    `default`
    current: theOne
    default: theOne

    [theOne] # The one of several instances that all share.
    global live main production standard

    [lookup] # Gives whatever type it is asked for.
    component dependency inject optional provide resolve service
    get: plainLookup

    [reducer] # A store of state is not a store on the device.
    dispatch

    [factoryMethod] # What a factory makes for the app, as the pattern names it.
    makeAppView makeScene makeSettingsView

    [stateType] # A store of state has states and actions, and keeps nothing on the device.
    Action State

    [registers] # What gives whatever it is asked for is told so before.
    register

    [storedUnder] # What is kept under a text is a value, and no dependency.
    key

    [closureLabel] # What is passed is done, then or later, or builds what is shown.
    action animations block body by closure completion content execute handler label operation perform
    where work

    [closureBeginning] # What is passed is done when something happens.
    did on receive will

    [closureEnding] # An alias of a function is called so.
    Closure Completion Handler
    """)
}
