import UIKit

final class FindViewController: UIViewController {
  var analytics: (any AnalyticsTracker)?  // expect: no-property-injection "'FindViewController.analytics' is a dependency that is filled in after init"
  public var tracker: AnalyticsTracker!  // expect: no-property-injection
  var concrete: ConsoleTracker? = nil  // expect: no-property-injection
  weak var delegate: (any FindDelegate)?
  var otherDelegate: (any FindDelegate)?
  weak var weakTracker: Engine?
  private var hidden: AnalyticsTracker?
  private(set) var readOnly: AnalyticsTracker?
  var required: AnalyticsTracker
  let constant: AnalyticsTracker? = nil
  static var shared: AnalyticsTracker?
  var computed: AnalyticsTracker? { nil }
  @IBOutlet var label: UILabel!
  var title2: String?
  var count: Int?
  // var commented: AnalyticsTracker?

  init(required: AnalyticsTracker) {
    self.required = required
    super.init(nibName: nil, bundle: nil)
  }
}

final class Player {
  // It makes this one itself.
  var engine: Engine?
  var parent: Player?
  func play() { engine = Engine() }
}

struct FindView: View {
  @State var tracker: AnalyticsTracker?
  var body: some View { Text("") }
}
