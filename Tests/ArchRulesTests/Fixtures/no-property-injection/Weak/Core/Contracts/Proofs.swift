protocol ProofManaging: AnyObject { func removeProof() }
protocol ListOutput: AnyObject { func didLoad() }
protocol LoginRouting: AnyObject { func next() }
protocol LoginPresenting: AnyObject {
  var proofs: (any ProofManaging)? { get set }
}
