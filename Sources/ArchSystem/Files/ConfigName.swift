/// The names of the file that says what holds for the folder it is in.
package enum ConfigName {
  package static let usual = "architecture.json"
  package static let all = [usual, ".architecture.json"]
}
