func follow(a: Int, b: Int) -> Any {
  if a < b { then() }
  while a<b { loop() }
  let parens = (a<b>)
  let brackets = [a<b>]
  let period = a<b>.c()
  let comma = x(a<b>, 1)
  let semicolon = a<b>; call()
  let bang = a<b>!.d()
  let question = a<b>?.e()
  let colon = ["k": a<b>, a<b>: "v"]
  let ternary = t ? a<b> : c
  let literal = a<b>1
  let string = a<b>"x"
  let name = a<b>c
  let minus = a<b > -1
  let spaced = a < b > (c)
  let operator1 = a<b>==c
  let ampersand = a<b> & d
  let newline = a<b>
  (c)
  return a<b>(c)
}
