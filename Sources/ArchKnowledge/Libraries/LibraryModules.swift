/// Modules of libraries.
///
/// Several of these names are usual for a module of one's own, so ask about them only after the codebase's own
/// modules.
package enum LibraryModules: KnownNames {
  package enum Tag: String, NameTag {
    case network, persistence, storedModels, injection, framework, building

    package var meaning: String {
      switch self {
      case .network: "talks to a network"
      case .persistence: "keeps something"
      case .storedModels: "makes the models in a file that imports it models of a database or a server"
      case .injection: "hands out dependencies"
      case .framework: "brings its own way of passing dependencies on, which is not a locator"
      case .building: "makes a file part of a build's description"
      }
    }
  }

  package static let subject = "Modules of libraries"

  package static let rows = NameRows(
    """
    [network] # Talks to servers, or loads from them.
    AFNetworking APIKit AWSS3 Ably Alamofire AlamofireImage Amplify Apollo ApolloAPI ApolloWebSocket AsyncHTTPClient
    CocoaMQTT CombineMoya FirebaseAuth FirebaseFunctions FirebaseMessaging FirebaseRemoteConfig GRPC GRPCCore Get HTTPTypes HTTPTypesFoundation Just
    Kingfisher LiveKit MQTTNIO Moya NIO NIOCore NIOHTTP1 NIOPosix NIOSSL NIOTransportServices Networking Nuke NukeUI
    OpenAPIAsyncHTTPClient OpenAPIRuntime OpenAPIURLSession PostgREST PubNubSDK PusherSwift Reachability
    ReactiveMoya Realtime RxMoya SDWebImage SDWebImageSwiftUI Siesta SocketIO Starscream Supabase SwiftHTTP
    SwiftProtobuf WebRTC

    [persistence] # A database, a cache or a keychain.
    Blackbird Bodega Boutique Cache CouchbaseLiteSwift Defaults Disk FMDB FirebaseStorage FluentSQLiteDriver
    GRDBSQLite KeychainAccess KeychainSwift Lighter Locksmith MMKV MagicalRecord PINCache Parse PowerSync
    SAMKeychain SQLiteNIO Sharing SharingGRDB SwiftKeychainWrapper SwiftyUserDefaults Valet WCDBSwift YapDatabase

    [persistence storedModels] # A database, a cache or a keychain.
    CoreStore FirebaseDatabase FirebaseFirestore FluentKit GRDB GRDBQuery ObjectBox Realm RealmSwift SQLite
    SQLiteData StructuredQueries

    [storedModels] # Its models are those of a database or a server.
    Fluent FluentSQL Hummingbird MongoSwift ObjectMapper Vapor

    [injection] # A library for dependency injection.
    Cleanse DIKit DITranquillity Deli Dependencies DependenciesMacros Dependiject Dip Factory FactoryKit Knit
    MicroContainer NeedleFoundation Pure Resolver SafeDI Swinject SwinjectAutoregistration SwinjectStoryboard
    Typhoon WhoopDIKit

    [framework] # Its reducers are handed their dependencies.
    ComposableArchitecture

    [building] # Cannot be linked into an app.
    Danger ProjectAutomation ProjectDescription ProjectDescriptionHelpers
    """)
}
