/// Last words of names that say what a type does.
package enum WorkWords: KnownNames {
  package enum Tag: String, NameTag {
    case works, transforms

    package var meaning: String {
      switch self {
      case .works: "is not an entity in a domain"
      case .transforms: "only turns one value into another, so making it where it is used hides nothing"
      }
    }
  }

  package static let subject = "Last words of names that say what a type does"

  package static let rows = NameRows(
    """
    [works] # Says what a type does, where the endings of names give it no role.
    adapter analyzer assembler bag box bus cache calculator cancellable center checker clock configurator controller
    converter coordinator counter debouncer decorator delegate dependencies detector emitter enforcer engine
    environment evaluator executor exporter extractor facade feature filter generator handler helper hub importer
    iterator job launcher listener locator lock machine matcher middleware navigator notifier observer operation
    plugin poller processor proxy publisher queue reader receiver recorder reducer registry renderer resolver
    retriever rule rules runner scanner selector semaphore sender sequence sink sorter source specification storage
    subject subscription task throttler timer token updater validator worker wrapper writer

    [works transforms] # Turns one value into another, or says how.
    builder comparator decoder encoder formatter mapper parser policy predicate serializer strategy transformer

    [transforms] # Turns a value into what is shown of it.
    localizer
    """)
}
