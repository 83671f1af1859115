// For all of the app, and nothing that anybody may not name.
enum Constants {
  static let url = "/"
}
