@a
@b(c())
@available(*, message: "d"
@e }
struct F { @g }
func h(@i) -> @j { @k }
