// The folder's name says data, and nothing there travels, is stored or works.
enum Round { case one }  // expect: unmapped-file
