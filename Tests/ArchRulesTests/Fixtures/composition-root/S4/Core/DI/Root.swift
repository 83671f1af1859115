// The rule and the folder tree of the decision name two places for the root; both are one.
func compose() -> LoginUseCase { LoginUseCase() }
