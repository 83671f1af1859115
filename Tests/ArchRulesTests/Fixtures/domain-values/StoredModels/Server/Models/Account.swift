import Fluent

final class Account: Model {
  var name: String = ""
}
