let a = "", b = """
  """, c = #""#, d = ["": ""], e = [""], f = ("", "")
func g() { h("") ; i("", ""); j(""[...]) }
let k = """

  """
let l = "" + "" as String
let m = "".isEmpty ? "" : ""
let n = "a" /* "" */ + "b"
