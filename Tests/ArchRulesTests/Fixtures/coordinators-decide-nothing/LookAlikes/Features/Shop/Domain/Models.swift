struct User {
  let id: String
  let age: Int
  let isPremium: Bool
  let address: Address?
  let status: Status
  let name: String
}
struct Address { let country: String }
enum Status { case guest, member; var isMember: Bool { self == .member } }
struct Error {}
