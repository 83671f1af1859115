import SwiftUI
import UIKit

final class ControllerProvider: ObservableObject {
  weak var controller: UIViewController?
}

final class RulesProvider: ObservableObject {
  var rules: [String] = []
}

struct SettingsView: View {
  @EnvironmentObject private var controllers: ControllerProvider
  @EnvironmentObject private var rules: RulesProvider  // expect: no-environment-services
}
