/// How two of them compare is no decision of boot, though nothing comes before it in the file.
struct LaunchState: Equatable {
  let attempts: Int
  let user: String?

  static func == (left: LaunchState, right: LaunchState) -> Bool {
    left.attempts == right.attempts && left.user == right.user
  }

  var isFinal: Bool { attempts > 3 }  // expect: boot-logic "boot compares with '>'"
}
