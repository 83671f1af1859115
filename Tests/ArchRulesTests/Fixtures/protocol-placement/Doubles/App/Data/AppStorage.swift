import Foundation

public final class DeviceStorage: CourseStorage {
  public func quality() -> String? { UserDefaults.standard.string(forKey: "quality") }
}

func services() -> [Any] { [MockAuthService(), FakeVideoStorage()] }
