/// Endings of protocols that call back to whoever made their user.
package enum DelegateEndings: NameEndings {
  package enum Tag: String, NameTag {
    case delegate

    package var meaning: String {
      switch self {
      case .delegate: "makes a protocol one that calls back, so nobody depends on it"
      }
    }
  }

  package static let subject = "Endings of protocols that call back to whoever made their user"

  package static let all: [NameEnding<Tag>] = [
    .init("Delegate", .delegate, "Asked or told by the object that it is set on."),
    .init("DataSource", .delegate, "Asked for what is shown by the object that it is set on."),
    .init("Observer", .delegate, "Told about changes."),
    .init("Listener", .delegate, "Told about changes."),
    .init("Output", .delegate, "Told about results, as in VIPER."),
    .init("DelegateProtocol", .delegate, "A delegate, said twice."),
    .init("DataSourceProtocol", .delegate, "A data source, said twice."),
    .init("ObserverProtocol", .delegate, "An observer, said twice."),
    .init("ListenerProtocol", .delegate, "A listener, said twice."),
    .init("OutputProtocol", .delegate, "An output, said twice."),
  ]
}
