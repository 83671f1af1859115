struct Order {
  let id: String
  let total: Int
  let note: String
  let isOpen: Bool
  let status: Status
}
enum Status { case open, closed }
