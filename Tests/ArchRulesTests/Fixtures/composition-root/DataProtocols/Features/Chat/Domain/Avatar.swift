protocol AvatarDescribing {
  var hair: String { get }
}

protocol AvatarLoading {
  func avatar() async -> String
}
