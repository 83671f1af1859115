import Fluent
import Vapor

final class Account: Model, Content {
  @Field(key: "name") var name: String
}
