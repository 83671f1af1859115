/// Words of protocols that say what is behind them.
package enum BoundaryWords: KnownNames {
  package enum Tag: String, NameTag {
    case filler, network, aroundNetwork, store, notStore, database, observation, preparation, transfer,
      completion, handler, client, clientEnding, clientRunner, ending, implementation, implementationEnding,
      possession, wire, sent, paging

    package var meaning: String {
      switch self {
      case .filler: "only says that it is a protocol"
      case .network: "says that the network is behind it"
      case .aroundNetwork: "says that it only describes, watches, builds or reads what is sent"
      case .store: "says that a store on the device is behind it"
      case .notStore: "says that the store is not on the device, or holds no data"
      case .database: "says that a property leads to a database"
      case .observation: "says that a function tells about changes"
      case .preparation: "says that a result is what is made before anything is sent"
      case .transfer: "says that a function sends or loads something"
      case .completion: "says that a parameter takes the result later"
      case .handler: "says that a type is a function that takes the result later"
      case .client: "says that a client or an API is one of the network"
      case .clientEnding: "ends the name of what talks to a server"
      case .clientRunner: "after a word for the network ends the name of what talks to a server"
      case .ending: "only says that it is a protocol, as the ending of a name"
      case .sent: "ends the name of what a server sends, whatever reads it"
      case .wire: "ends the name of what a server sends"
      case .paging: "is a property of an answer that comes in pages; two of them tell"
      case .implementation: "before the name of a protocol says that a type implements it"
      case .implementationEnding: "after the name of a protocol says that a type implements it"
      case .possession: "before a name says that one has what is called so"
      }
    }
  }

  package static let subject = "Words of protocols that say what is behind them"

  package static let rows = NameRows(
    """
    [wire] # What a server sends is called so.
    envelope payload

    [possession] # `HasSession` has a session, and is none.
    has

    [clientEnding] # What talks to a server is called so.
    client

    [clientRunner] # What runs an API or the network talks to a server.
    manager

    [paging] # Of an answer that comes in pages.
    currentPage cursor hasMore hasNext lastPage next nextCursor nextPage page pageCount pageSize pages perPage prev
    previous previousPage results totalCount totalItems totalPages totalResults

    [filler] # Only says that it is a protocol.
    contract interface protocol type
    service: clientRunner

    [network] # The network is behind it.
    backend graphql grpc https networking remote webservice
    api: client clientEnding
    http: client
    network: client
    restapi: client clientEnding

    [aroundNetwork] # Describes a request, watches the connection, or builds and reads what is sent.
    activity adapter adapting building command commands condition config configuring control convertible coordinator
    decoder decoding device encoder encoding endpoints entity environment error factory flag flags indicator
    intercepting interceptor key log logger logging mapper mapping model monitoring neural notification
    notifications object observable observation output parser parsing path player policy protection provider
    providing reachability recorder representable requests route settings status strategy validating
    validator
    decodable: wire sent
    delegate: notStore
    dto: wire sent
    listener: observation
    monitor: observation
    observer: notStore observation
    observing: notStore observation
    request: preparation transfer
    response: wire
    sink: observation
    view: notStore

    [aroundNetwork preparation] # Describes a request, watches the connection, or builds and reads what is sent.
    builder configuration endpoint header headers task

    [store] # A store on the device is behind it.
    cache caching datastore keychain persistence persisting storing
    database: database
    storage: database
    store: database

    [notStore] # Not on the device, or no store of data: `AppStore`, `StateStore`, `CloudStore`.
    app cloud feature health icloud online payment play product products purchase server state web
    subscription: observation

    [database] # Leads to a database.
    dao

    [observation] # Tells somebody about changes, as long as there are some.
    bind changes did events listen notify observe observers on publisher stream streams subscribe updates watch will

    [preparation] # Returned before anything is sent, or to stop it.
    bool cancellable components operation url

    [transfer] # Sends or loads something.
    authenticate call create data delete download execute fetch get list load login logout patch perform post
    publish pull push put query refresh register retrieve run save search send submit sync synchronize update upload

    [completion] # Takes the result later.
    complete completed failure finished reply success
    callback: handler
    completion: handler

    [handler] # A name for a function that takes the result later.
    closure handler

    [ending] # Only says that it is a protocol.
    Interface Protocol Type

    [implementation] # `LiveClock` implements `Clock`.
    Default Live Real

    [implementationEnding] # `ClockImpl` implements `Clock`.
    Impl Implementation
    """)
}
