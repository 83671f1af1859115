public struct MirrorOptions {}
