import SwiftUI

struct LetterRow: Identifiable {
  let id: Int
  let pages: Int
  let isSealed: Bool
  let isSigned: Bool
}

struct Envelope {
  let isOpen: Bool
  let stamps: Int
}

/// Nothing that the view model publishes.
struct Ribbon {
  let isRed: Bool
  let isWide: Bool
}

enum MailState {
  case waiting
  case sorted(Envelope)
}

final class MailViewModel: ObservableObject {
  @Published private(set) var rows: [LetterRow] = []
  @Published private(set) var letters: [Letter] = []
  @Published private(set) var state = MailState.waiting
  @Published private(set) var current: MailState?
  @Published private(set) var pages = 0
}
