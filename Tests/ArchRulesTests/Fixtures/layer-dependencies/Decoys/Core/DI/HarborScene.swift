// A name and nothing else, into which other files put their types.
enum Harbor {}
struct Quay { let length: Int }

extension Harbor {
  static func berths() -> Int { 1 }
}
