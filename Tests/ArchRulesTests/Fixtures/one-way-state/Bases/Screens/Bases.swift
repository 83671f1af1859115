import Combine
import UIKit

class FormController<Model>: UIViewController {
  let model: Model
  let fields: [UITextField] = []

  init(model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func fill(_ path: ReferenceWritableKeyPath<Model, String>, from field: UITextField) {
    model[keyPath: path] = field.text ?? ""
  }

  func read(_ path: KeyPath<Model, String>) -> String { model[keyPath: path] }
}
