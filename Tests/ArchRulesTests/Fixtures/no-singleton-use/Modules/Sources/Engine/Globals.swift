public final class EngineLogger {
  public init() {}
  public func log(_ text: String) {}
}

// Its module's alone.
let logger = EngineLogger()
public let tracker = EngineLogger()
package let monitor = EngineLogger()

#if DEBUG
  public let reporter = EngineLogger()
#else
  public let reporter = EngineLogger()
#endif
