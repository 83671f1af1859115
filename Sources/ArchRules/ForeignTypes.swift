/// Types and functions of Apple's that rules know by name: only those that a rule speaks about. Values such as
/// `URLRequest` and `HTTPURLResponse` are left out.
enum ForeignTypes {
  /// Talk to a network.
  static let network: Set<String> = [
    "URLSession", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask",
    "URLSessionWebSocketTask", "URLSessionStreamTask", "URLSessionDelegate", "URLSessionTaskDelegate",
    "URLSessionDataDelegate", "URLSessionConfiguration", "URLProtocol", "URLCache", "HTTPCookieStorage",
    "NSURLConnection", "NWConnection", "NWListener", "NWBrowser", "NWPathMonitor", "NetService",
    "NetServiceBrowser", "MCSession", "WCSession", "CKContainer", "CKDatabase", "PKPushRegistry",
  ]

  /// Keep something.
  static let persistence: Set<String> = [
    "UserDefaults", "NSUbiquitousKeyValueStore", "FileManager", "FileHandle", "NSKeyedArchiver",
    "NSKeyedUnarchiver", "NSFileCoordinator", "NSPersistentContainer", "NSPersistentCloudKitContainer",
    "NSPersistentStoreCoordinator", "NSPersistentStore", "NSManagedObjectContext", "NSManagedObject",
    "NSManagedObjectModel", "NSManagedObjectID", "NSFetchRequest", "NSFetchedResultsController",
    "ModelContainer", "ModelContext", "FetchDescriptor", "PersistentModel", "CSSearchableIndex",
  ]

  static let persistenceFunctions: Set<String> = [
    "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete", "sqlite3_open",
    "sqlite3_open_v2", "sqlite3_exec", "sqlite3_prepare_v2", "sqlite3_step",
  ]

  /// Belong to the user interface, and are found also where a file sees them without importing it.
  static let interface: Set<String> = [
    "UIImage", "UIColor", "UIFont", "UIView", "UIViewController", "UINavigationController", "UIWindow",
    "UIApplication", "UIScreen", "UIPasteboard", "UIHostingController", "NSImage", "NSColor", "NSFont",
    "NSView", "NSViewController", "NSWindow", "NSApplication", "NSWorkspace", "AnyView", "NavigationPath",
  ]

  /// Read or write a wire format.
  static let parsing: Set<String> = [
    "JSONDecoder", "JSONEncoder", "JSONSerialization", "PropertyListDecoder", "PropertyListEncoder",
    "PropertyListSerialization", "XMLParser", "XMLDocument",
  ]

  /// Run code elsewhere or later, or guard it against that. Names that a domain may well use for itself need
  /// evidence of `ConcurrencyUse` besides.
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
