import Foundation

@propertyWrapper
struct UserDefaults<Value> {
  let key: String
  let usual: Value
  var wrappedValue: Value {
    get { Foundation.UserDefaults.standard.object(forKey: key) as? Value ?? usual }
    set { Foundation.UserDefaults.standard.set(newValue, forKey: key) }
  }
}

@propertyWrapper
struct Clamped {
  var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 10) } }
}
