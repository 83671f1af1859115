final class LiveSession: SessionService { func start() {} }
final class StoredProfiles: ProfileRepository { func load() {} }
final class Telemetry: Tracking { func track() {} }
final class SystemClock: Clock { func now() -> Double { 0 } }
