import FactoryKit

public final class OwnContainer: SharedContainer {
  public static let shared = OwnContainer()
  public let manager = ContainerManager()
}
extension OwnContainer {
  var session: Factory<any SessionService> { self { LiveSession() } }
}
typealias AppContainer = OwnContainer
typealias Wired = Injected
typealias Filled<Value> = LazyInjected<Value>
typealias Twice = Wired
final class LiveSession: SessionService { func start() {} }
