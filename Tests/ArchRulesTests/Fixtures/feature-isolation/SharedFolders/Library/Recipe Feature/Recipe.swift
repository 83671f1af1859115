struct Recipe { let title: String }
