/// Well-known modules of others. Several of these names are usual for a module of one's own, so ask about them
/// only after the codebase's own modules.
enum ThirdPartyModules {
  static let network: Set<String> = [
    "Alamofire", "Moya", "RxMoya", "CombineMoya", "ReactiveMoya", "Apollo", "ApolloAPI", "ApolloWebSocket",
    "Starscream", "SocketIO", "SwiftProtobuf", "NIO", "NIOCore", "NIOPosix", "NIOHTTP1", "NIOSSL",
    "NIOTransportServices", "AsyncHTTPClient", "OpenAPIRuntime", "OpenAPIURLSession",
    "OpenAPIAsyncHTTPClient", "HTTPTypes", "HTTPTypesFoundation", "Get", "Just", "SwiftHTTP", "Siesta",
    "APIKit", "Networking", "AFNetworking", "Supabase", "PostgREST", "Realtime", "FirebaseMessaging",
    "FirebaseFunctions", "Reachability", "Kingfisher", "SDWebImage", "SDWebImageSwiftUI", "Nuke", "NukeUI",
    "AlamofireImage", "GRPC", "GRPCCore", "PusherSwift", "PubNubSDK", "Ably", "MQTTNIO", "CocoaMQTT",
    "WebRTC", "LiveKit", "AWSS3", "Amplify",
  ]

  static let persistence: Set<String> = [
    "GRDB", "GRDBQuery", "GRDBSQLite", "SQLiteData", "StructuredQueries", "RealmSwift", "Realm", "SQLite",
    "SQLiteNIO", "FluentKit", "FluentSQLiteDriver", "FMDB", "CoreStore", "ObjectBox", "Blackbird",
    "Boutique", "Bodega", "Sharing", "SharingGRDB", "KeychainAccess", "KeychainSwift", "Valet",
    "SwiftKeychainWrapper", "SAMKeychain", "Locksmith", "Defaults", "SwiftyUserDefaults", "Disk", "Cache",
    "PINCache", "MMKV", "MagicalRecord", "CouchbaseLiteSwift", "YapDatabase", "WCDBSwift", "Lighter",
    "FirebaseDatabase", "FirebaseFirestore", "FirebaseStorage", "PowerSync", "Parse",
  ]
}
