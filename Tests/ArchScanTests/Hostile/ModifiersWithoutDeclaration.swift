public private static
final
struct A { public ; private( ; fileprivate(set) } 
lazy weak unowned(safe) nonisolated(unsafe)
