/// Words of flags that tell how far something has got.
package enum StateWords: KnownNames {
  package enum Tag: String, NameTag {
    case assertion, progress, outcome, failure, completion, action, control, loading, further, gets, written,
      selection

    package var meaning: String {
      switch self {
      case .assertion: "begins a flag and says nothing about it"
      case .progress: "says that something is going on"
      case .outcome: "says how something ended"
      case .failure: "says that something went wrong"
      case .completion: "says that something is done, of the business or of the screen"
      case .action: "is what was being done, not what it was done with"
      case .control: "makes a flag one that a person or a screen turns"
      case .gets: "says that what is shown is being got, so that two of them are one state"
      case .selection:
        "begins the name of what is chosen out of others, which a view compares to show the choice"
      case .written: "is what a part of a view model is called that its view writes"
      case .further: "after what is going on says that it goes on for the rest of a list"
      case .loading: "is what a presenter for anything that loads speaks of"
      }
    }
  }

  package static let subject = "Words of flags that tell how far something has got"

  package static let rows = NameRows(
    """
    [assertion] # Begins a flag and says nothing about it.
    are did has have is was

    [progress] # Something is going on.
    downloading idle processing saving searching sending submitting uploading
    fetching: loading gets
    loading: loading gets
    paginating: gets
    refreshing: gets
    reloading: gets

    [outcome] # How something ended.
    empty succeeded success successful
    error: failure
    errors: failure
    fail: failure
    failed: failure
    failure: failure
    fetched: loading
    loaded: loading

    [completion] # Done; a completed task may be a thing of the business.
    complete completed finish finished saved sent submitted

    [action] # What was being done; says nothing about what it was done with.
    been content data download first initial request save search send submit upload
    fetch: loading
    load: loading
    refresh: loading

    [control] # Shows or permits something, and is bound to a switch or a sheet.
    alert allow allowed allows banner button can dialog disabled enable enabled field filter hidden may needs
    present presented presenting sheet should show showing shown shows text toast visible wants
    more: further
    next: further

    [further] # What goes on is a part of a list.
    page pagination

    [selection] # Whether this one is the chosen one is a matter of layout.
    active chosen focused highlighted selected selection

    [written] # The view's own part of a view model: two-way on purpose.
    input

    [loading] # Speaks of loading, as a generic presenter does.
    loads receive received reload
    """)
}
