import SwiftUI

// A view that takes the protocol and works with nothing but the one type that conforms to it.
protocol AddressViewModel: ObservableObject {
  var street: String { get }
  func save()
}
final class AddressViewModelImpl: AddressViewModel {
  @Published private(set) var street = ""
  func save() {}
}
struct AddressView: View {
  @StateObject private var model: AddressViewModelImpl

  init(model: any AddressViewModel) {
    guard let model = model as? AddressViewModelImpl else { fatalError("another one") } // expect: depend-on-protocols "'AddressView' is given 'AddressViewModel' and asks whether it is the concrete 'AddressViewModelImpl'"
    _model = StateObject(wrappedValue: model)
  }

  var body: some View { Text(model.street) }
}

// Taken as what it is.
struct AddressSummary: View {
  @ObservedObject var model: AddressViewModelImpl
  var body: some View { Text(model.street) }
}

// Kinds of rows are told apart.
protocol ParcelRowViewModel: AnyObject { var title: String { get } }
final class LetterRowViewModel: ParcelRowViewModel { let title = "Letter" }
final class BoxRowViewModel: ParcelRowViewModel { let title = "Box" }
struct ParcelRow: View {
  let row: any ParcelRowViewModel
  var body: some View {
    if row is BoxRowViewModel { Text("big") } else { Text(row.title) }
  }
}
