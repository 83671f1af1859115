protocol Clock { func now() -> Int }
