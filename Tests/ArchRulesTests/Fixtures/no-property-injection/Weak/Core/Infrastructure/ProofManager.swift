final class ProofManager: ProofManaging { func removeProof() {} }
