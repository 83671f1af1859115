protocol AvatarDescribing {
  var hair: String { get set }
}

protocol AvatarLoading {
  func avatar() async -> String
}
