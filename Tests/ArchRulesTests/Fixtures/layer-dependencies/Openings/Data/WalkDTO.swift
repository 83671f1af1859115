struct WalkDTO: Encodable {
  let walk_name: String
}
