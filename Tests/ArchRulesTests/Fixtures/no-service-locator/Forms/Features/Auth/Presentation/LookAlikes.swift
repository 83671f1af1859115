import CloudKit
import CoreData
import PromiseKit
import SwiftUI

final class LoginViewModel {
  private let analytics: any AnalyticsTracker
  init(analytics: any AnalyticsTracker) { self.analytics = analytics }
}

// Not every resolve asks a container.
final class Resolving {
  func run(promise: Promise<Int>, resolver: Promise<Int>.Resolver, results: CKResults) {
    promise.resolve(3)
    promise.resolve(with: .success(3))
    Promise<Int>.resolve(3)
    resolver.resolve()
    results.resolve(CKRecord.self)
    XMLNamespace().resolve("a:b")
    RouteResolver().resolve(url: "app://x")
    Color.brand.resolve(in: EnvironmentValues())
    DNS.resolve(host: "example.org")
    fulfill { resolve in resolve(3) }
    self.resolve(\.count)
    get(3)
    inject(4)
  }
  func resolve<Value>(_ path: KeyPath<[Int], Value>) -> Value { [][keyPath: path] }
  func get(_ value: Int) {}
  func inject(_ value: Int) {}
}

struct RouteResolver {
  func resolve(url: String) -> Int? { nil }
}

struct XMLNamespace {
  func resolve(_ name: String) -> String { name }
}

// Not every container contains dependencies.
struct ImageContainer: View {
  let container: PersistentContainer
  let images: ImageContainer?
  @Environment(\.colorScheme) var scheme
  @Environment(\.managedObjectContext) var context
  @Environment(\.dismiss) private var dismiss
  @Environment(Theme.self) private var theme
}

final class PersistentContainer: NSPersistentContainer {}

@Observable final class Theme {}

struct CardContainer {
  let title: String
  let image: String
  func makeTitle() -> String { title }
}

final class Card {
  private let container: CardContainer
  private let view: NSPersistentContainer
  let environment: Environment
  init(container: CardContainer, view: NSPersistentContainer) {
    self.container = container
    self.view = view
    environment = .staging
  }
}

enum Environment { case live, staging }

// A list of parameters belongs to its user.
final class SearchViewModel {
  struct Dependencies {
    let analytics: any AnalyticsTracker
    let session: any SessionRepository
    let flags: any FlagReading
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}

// Constants of a locator, values of a world.
final class About {
  let version = ServiceLocator.version
  func text() -> String { Current.isDebug ? "debug" : "release" }
  func server() -> Server { Current.server }
  func type() -> Any.Type { ServiceLocator.self }
}

// Another Current.
final class Elsewhere {
  struct Current { static let analytics = 3 }
  func text() -> Int { Current.analytics }
  func time(Current: Card) -> Any { Current.environment }
}

// Text.
final class Texts {
  // container.resolve(SessionRepository.self)
  let text = "ServiceLocator.session, Current.analytics, @Injected"
  /// Takes `AppDependencyContainer`.
  func run() {}
}

#Preview {
  LoginView(session: ServiceLocator.session)
}
