import Foundation

struct LocalizedFindFormatter: FindFormatting {
  func caption(for find: Find) -> String {
    let day = find.foundAt.beachDay
    let hour = find.foundAt.beachHour
    return String(localized: "\(find.beach.name), \(day) \(hour)")
  }

  func shareText(for find: Find) -> String {
    String(localized: "I found a \(find.displayName)! \(caption(for: find))")
  }
}
