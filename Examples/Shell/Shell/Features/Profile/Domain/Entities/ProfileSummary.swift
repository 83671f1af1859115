import Foundation

struct ProfileSummary: Equatable, Sendable {
  let name: String
  let finds: [Find]
  let streak: Int
  let badges: [Badge]

  static let empty = ProfileSummary(name: "", finds: [], streak: 0, badges: [])

  var presentedName: String {
    name.isEmpty ? String(localized: "Beachcomber") : name
  }
}

enum ProfileError: Error, Equatable {
  case signedOut
  case photoTooLarge(limit: Int)
}
