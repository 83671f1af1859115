extension Date { var text: String { "" } }  // expect: unmapped-file "no layer claims 'Stuff/Date+Format.swift'"
