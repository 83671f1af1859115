import Foundation

public protocol CourseStorage: Sendable { // expect: protocol-placement "protocol 'CourseStorage'"
  func quality() -> String?
}

#if DEBUG
  public final class CourseStorageMock: CourseStorage, @unchecked Sendable {
    public func quality() -> String? { nil }
  }
#endif

public protocol AuthService { // expect: protocol-placement "protocol 'AuthService'"
  func signIn() async
}

// The app starts with it when it is asked to, so that it is part of the app.
public final class MockAuthService: AuthService {
  public init() {}
  public func signIn() async {}
}

public final class RemoteAuthService: AuthService {
  public init() {}
  public func signIn() async { _ = try? await URLSession.shared.data(from: URL(fileURLWithPath: "")) }
}

public protocol VideoStorage { // expect: protocol-placement "protocol 'VideoStorage'"
  func clear()
}

// Only the app has it, whatever it is called.
public final class FakeVideoStorage: VideoStorage {
  public init() {}
  public func clear() { UserDefaults.standard.removeObject(forKey: "video") }
}

// Nothing of the app implements it.
public protocol SampleStorage {
  func clear()
}

#if DEBUG
  public final class SampleStorageMock: SampleStorage {
    public func clear() {}
  }
#endif
