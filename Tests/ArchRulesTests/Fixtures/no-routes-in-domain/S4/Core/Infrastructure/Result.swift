struct Cached {
  let initialRoute: String
}
