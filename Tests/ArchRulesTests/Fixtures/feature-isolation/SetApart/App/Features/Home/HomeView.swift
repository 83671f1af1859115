import SwiftUI

// The team made a layer of what the pattern of another layer takes for a feature.
struct HomeView: View {
  let alert: AlertInfo
  var body: some View { RoundButton() }
}

// Look-alikes: a layer that goes through all features, and a name that only begins like that layer's folder.
struct CartBadge: View {
  let item: CartItem // expect: feature-isolation "'CartItem' from feature 'Cart'"
  let shelf: Shelf // expect: feature-isolation "'Shelf' from feature 'Basement'"
  var body: some View { Text(item.name) }
}
