let a=["b":"c","d":"e"],f=g("h")+"i"+j["k"],l="m".n("o"),t=u ?? "v",w="x"as Y
func z(_ a1:String="b1",c1:String="d1"){e1("f1"){"g1"}h1:{"i1"};return"j1"}
let k1 = switch l1 { case"m1":"n1"default:"o1" }
if"p1"=="q1"{r1("s1")}else if t1=="u1"{}
let v1=#"w1"#+"x1"+##"y1"##,z1=[#"a2"#:##"b2"##]
throw"c2"
