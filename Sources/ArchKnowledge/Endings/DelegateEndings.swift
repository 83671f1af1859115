/// Endings of protocols that call back to the code that made their user.
package enum DelegateEndings: NameEndings {
  package enum Tag: String, NameTag {
    case delegate, source

    package var meaning: String {
      switch self {
      case .delegate: "makes a protocol one that calls back, so nobody depends on it"
      case .source: "makes it none among data, infrastructure and domain, where repositories work with it"
      }
    }
  }

  package static let subject = "Endings of protocols that call back to the code that made their user"

  package static let all: [NameEnding<Tag>] = [
    .init(
      "Delegate", .delegate,
      because: "Asked or told by the object that it is set on."),
    .init(
      "DataSource", .delegate, .source,
      because: "Asked for what is shown by the object that it is set on."),
    .init("Observer", .delegate, because: "Told about changes."),
    .init("Listener", .delegate, because: "Told about changes."),
    .init("Output", .delegate, because: "Told about results, as in VIPER."),
    .init("DelegateProtocol", .delegate, because: "A delegate, said twice."),
    .init("DataSourceProtocol", .delegate, .source, because: "A data source, said twice."),
    .init("ObserverProtocol", .delegate, because: "An observer, said twice."),
    .init("ListenerProtocol", .delegate, because: "A listener, said twice."),
    .init("OutputProtocol", .delegate, because: "An output, said twice."),
  ]
}
