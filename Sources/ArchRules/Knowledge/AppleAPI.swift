/// Names of Apple's that rules know: only those that a rule speaks about.
enum AppleAPI {
  /// Types that talk to a network. Requests and responses are values and not among them.
  static let network: Set<String> = [
    "URLSession", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask",
    "URLSessionWebSocketTask", "URLSessionStreamTask", "URLSessionDelegate", "URLSessionTaskDelegate",
    "URLSessionConfiguration", "URLProtocol", "URLCache", "HTTPCookieStorage", "NSURLConnection",
    "NWConnection", "NWListener", "NWBrowser", "NWPathMonitor", "NetService", "NetServiceBrowser",
    "MCSession", "WCSession", "CKContainer", "CKDatabase", "PKPushRegistry",
  ]

  /// Types that keep something.
  static let persistence: Set<String> = [
    "UserDefaults", "NSUbiquitousKeyValueStore", "FileManager", "FileHandle", "NSKeyedArchiver",
    "NSKeyedUnarchiver", "NSFileCoordinator", "NSCache", "NSPersistentContainer",
    "NSPersistentCloudKitContainer", "NSPersistentStoreCoordinator", "NSPersistentStore",
    "NSManagedObjectContext", "NSManagedObject", "NSManagedObjectModel", "NSFetchRequest",
    "NSFetchedResultsController", "ModelContainer", "ModelContext", "FetchDescriptor", "PersistentModel",
    "CSSearchableIndex", "SecureEnclave",
  ]

  /// Functions that keep something.
  static let persistenceFunctions: Set<String> = [
    "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete", "sqlite3_open",
    "sqlite3_open_v2", "sqlite3_exec", "sqlite3_prepare_v2", "sqlite3_step",
  ]

  /// Types of the user interface that a domain may name without seeing an import in its own file.
  static let interface: Set<String> = [
    "UIImage", "UIColor", "UIFont", "UIView", "UIViewController", "UIWindow", "UIApplication", "UIDevice",
    "UIScreen", "UINavigationController", "NSImage", "NSColor", "NSFont", "NSView", "NSViewController",
    "NSWindow", "NSApplication", "AnyView", "NavigationPath",
  ]

  /// Reads or writes a wire format.
  static let parsing: Set<String> = [
    "JSONDecoder", "JSONEncoder", "JSONSerialization", "PropertyListDecoder", "PropertyListEncoder",
    "PropertyListSerialization", "XMLParser", "XMLDocument",
  ]

  /// Run code elsewhere or later, or guard it against that.
  static let concurrency: Set<String> = [
    "Task", "TaskGroup", "ThrowingTaskGroup", "MainActor", "DispatchQueue", "DispatchGroup",
    "DispatchSemaphore", "DispatchSource", "DispatchWorkItem", "OperationQueue", "BlockOperation", "Thread",
    "Timer", "RunLoop", "NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock",
    "OSAllocatedUnfairLock", "os_unfair_lock", "Mutex", "ManagedAtomic",
  ]

  static let concurrencyFunctions: Set<String> = [
    "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup", "withCheckedContinuation",
    "withCheckedThrowingContinuation", "withUnsafeContinuation", "withUnsafeThrowingContinuation",
    "os_unfair_lock_lock", "pthread_create", "pthread_mutex_lock",
  ]
}
