import UIKit

// A view in no folder of its own is a user interface, too.
final class SettingsViewController: UIViewController {}
