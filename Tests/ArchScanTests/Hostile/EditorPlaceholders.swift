let a: <#T##x#> = <#expression#>
func <#name#>(<#parameters#>) -> <#return type#> { <#code#> ; b(<#T##Int#>, c: <#T##() -> Void#>) }
struct <#Name#>: <#Super#> { }
let d = <#unclosed
let e = <#T##{ (#> { f() }
