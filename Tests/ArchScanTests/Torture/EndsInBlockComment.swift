let a = b()
/* last { comment */