#if os(Windows)
struct UserDefaults {}
#elseif os(Linux) || os(Android)
struct URLSession {}
#endif

#if NEVER
typealias FileManager = Int
func SecItemAdd(_ query: Int, _ result: Int?) {}
#endif

#if false
enum FileHandle {}
#endif

#if !canImport(Foundation)
#if DEBUG
class NSCache<Key, Value> {}
#endif
#endif

@available(*, unavailable)
struct NSKeyedArchiver {}

fileprivate struct NSFileCoordinator {}
