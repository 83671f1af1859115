import CarPlay
import Sync  // expect: layer-dependencies

enum Icons {
  static func image(for item: CPListItem) -> String { "" }
}
