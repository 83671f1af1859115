final class LogTracking: Tracking { func track(_ event: String) {} }
final class DiskStoring: Storing { func store(_ text: String) async {} }
final class RemoteLoading: Loading { func load() async -> String { "" } }
final class RemoteSending: Sending { func send(_ text: String) async {} }
