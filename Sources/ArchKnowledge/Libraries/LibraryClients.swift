/// Types of libraries that talk to a server or keep data, each after the module that a file has to import for it.
package enum LibraryClients: KnownNames {
  package enum Tag: String, NameTag {
    case server, database, keychain, defaults

    package var meaning: String {
      switch self {
      case .server: "talks to a server"
      case .database: "is a database, or fetches from one"
      case .keychain: "reads and writes the keychain"
      case .defaults: "reads and writes the user defaults"
      }
    }
  }

  package static let subject = "Types of libraries that talk to a server or keep data, by module"

  package static let rows = NameRows(
    """
    [server] # Requests and responses are values, and images that a view loads are not data.
    AFNetworking.AFHTTPSessionManager AWSS3.AWSS3TransferUtility Alamofire.AF Alamofire.Alamofire
    Alamofire.Session Alamofire.SessionManager Apollo.ApolloClient AsyncHTTPClient.HTTPClient
    CombineMoya.MoyaProvider Firebase.Auth Firebase.Functions Firebase.RemoteConfig Firebase.Storage
    FirebaseAuth.Auth FirebaseFunctions.Functions FirebaseRemoteConfig.RemoteConfig FirebaseStorage.Storage
    GRPC.ClientConnection Get.APIClient Moya.MoyaProvider OpenAPIURLSession.URLSessionTransport
    PusherSwift.Pusher ReactiveMoya.MoyaProvider RxMoya.MoyaProvider SocketIO.SocketManager
    Starscream.WebSocket Supabase.SupabaseClient

    [database] # Kept here or on a server, under names or queries.
    CouchbaseLiteSwift.Database FMDB.FMDatabase FMDB.FMDatabaseQueue Firebase.Database Firebase.Firestore
    FirebaseDatabase.Database FirebaseDatabase.DatabaseReference FirebaseFirestore.Firestore
    FirebaseFirestore.FirestoreQuery GRDB.DatabasePool GRDB.DatabaseQueue GRDB.DatabaseReader
    GRDB.DatabaseWriter GRDBQuery.Query MMKV.MMKV Realm.RLMRealm RealmSwift.ObservedResults RealmSwift.Realm
    SQLite.Connection

    [keychain] # Tokens, passwords and the like.
    KeychainAccess.Keychain KeychainSwift.KeychainSwift Locksmith.Locksmith SAMKeychain.SAMKeychain
    SwiftKeychainWrapper.KeychainWrapper Valet.SecureEnclaveValet Valet.Valet

    [defaults] # What they give is stored.
    Defaults.Defaults SwiftyUserDefaults.Defaults
    """)
}
