struct Profile {
  let name: String
}
