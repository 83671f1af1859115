import SwiftUI

// What a view observes that stands beside it is its view model, in a kit of views as well.
@Observable
final class URLImageModel {
  private(set) var data: [UInt8] = []
  func load() async { data = [1] }
}

struct URLImage: View {
  private let model = URLImageModel()  // expect: owned-view-model
  var body: some View { Text("\(model.data.count)") }
}
