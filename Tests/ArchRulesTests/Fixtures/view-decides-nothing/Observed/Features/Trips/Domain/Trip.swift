struct Trip: Identifiable {
  let id: Int
  let name: String
  let rating: Double?
  let motto: String?
}
