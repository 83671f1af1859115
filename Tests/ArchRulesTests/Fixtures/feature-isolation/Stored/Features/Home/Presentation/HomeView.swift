import SwiftUI

struct HomeView: View {
  let record: CartRecord  // expect: feature-isolation
  var body: some View { Text("") }
}

struct HomeRow: View {
  let line: CartLine  // expect: feature-isolation
  var body: some View { Text("") }
}
