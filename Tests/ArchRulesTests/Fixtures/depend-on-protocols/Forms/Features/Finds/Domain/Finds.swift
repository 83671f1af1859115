import Foundation

struct Find: Equatable, Titled {
  let title: String
}

// An entity that compares, with a protocol of data only.
final class Status: Titled, Hashable, Codable {
  let title: String
  func filtered() -> Bool { false }
}

final class LoadFindsUseCase {
  private let sessions: any SessionRepository
  private let url: URL
  init(sessions: any SessionRepository, url: URL) {}
  func execute() async -> [Find] { [] }
}

protocol LoadingFinds {
  func execute() async -> [Find]
}

extension LoadFindsUseCase: LoadingFinds {}
