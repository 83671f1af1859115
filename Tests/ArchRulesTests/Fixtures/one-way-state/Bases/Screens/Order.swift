import Combine
import UIKit

final class OrderViewModel {
  // Filled from a field, by what the base class does with a key path.
  @Published var street = ""
  // Filled by name, of a model that only the generic base knows.
  @Published var city = ""
  // Only read by its path.
  @Published var title = ""  // expect: one-way-state
  @Published var isSent = false  // expect: one-way-state
}

final class OrderController: FormController<OrderViewModel> {
  override func viewDidLoad() {
    super.viewDidLoad()
    fill(\.street, from: fields[0])
    model.city = fields[1].text ?? ""
    title = read(\.title)
  }
}
