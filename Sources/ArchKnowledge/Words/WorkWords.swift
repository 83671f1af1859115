/// Last words of names that say what a type does.
package enum WorkWords: KnownNames {
  package enum Tag: String, NameTag {
    case works

    package var meaning: String {
      switch self {
      case .works: "is not an entity in a domain"
      }
    }
  }

  package static let subject = "Last words of names that say what a type does"

  package static let rows = NameRows(
    """
    [works] # Says what a type does, where the endings of names give it no role.
    adapter analyzer assembler bag box builder bus cache calculator cancellable center checker clock comparator
    configurator controller converter coordinator counter debouncer decoder decorator delegate dependencies detector
    emitter encoder enforcer engine environment evaluator executor exporter extractor facade feature filter
    formatter generator handler helper hub importer iterator job launcher listener locator lock machine mapper
    matcher middleware navigator notifier observer operation parser plugin policy poller predicate processor proxy
    publisher queue reader receiver recorder reducer registry renderer resolver retriever rule rules runner scanner
    selector semaphore sender sequence serializer sink sorter source specification storage strategy subject
    subscription task throttler timer token transformer updater validator worker wrapper writer
    """)
}
