public struct StatusBarStyle {}
