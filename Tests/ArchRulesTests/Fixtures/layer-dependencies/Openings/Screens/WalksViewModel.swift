import SwiftUI

final class WalksViewModel: ObservableObject {
  @Published private(set) var walks: [Walk] = []
}
