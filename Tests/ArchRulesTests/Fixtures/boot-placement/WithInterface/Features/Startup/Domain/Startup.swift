struct Startup {
  let name: String
}
