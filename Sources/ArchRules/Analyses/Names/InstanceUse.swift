import ArchFacts

/// Whether something is asked of an instance that a function names, or whether it is only passed on.
extension FileFacts {
  /// Whether the instance that a chain begins with is an argument, or a local that nothing is asked of.
  ///
  /// - Parameter start: of the chain, such as `URLSession.shared`.
  func isPassedOn(at start: Int32, in function: Int32) -> Bool {
    guard function >= 0, let chain = nameChain(at: start), call(of: chain) == nil else { return false }
    let isArgument = calls.contains { call in
      call.arguments <= chain.start && chain.end <= call.end && !call.isPattern
        && arguments(of: call).contains {
          $0.value.contains(chain) && !isInClosure(chain.start, startingIn: $0.value)
        }
    }
    if isArgument { return true }
    let local = locals.last {
      $0.function == function && $0.value.contains(chain) && !isInClosure(chain.start, startingIn: $0.value)
    }
    return local.map { !isAsked($0) } ?? false
  }

  /// Whether something is called or set on a local in the function that declares it.
  func isAsked(_ local: LocalVariable) -> Bool {
    func isOfLocal(_ chain: ByteRange) -> Bool {
      let names = NamePath.names(chain, in: bytes)
      guard names.count > 1, names[0].start > local.value.end else { return false }
      return hasSameText(names[0], as: local.name, of: self)
    }
    return calls(withArgumentsIn: functions[Int(local.function)].extent).contains { isOfLocal($0.callee) }
      || assignments.contains { $0.function == local.function && isOfLocal($0.root) }
  }
}
