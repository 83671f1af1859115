// The folder's name says data, and nothing there travels, is stored or works.
enum Short { case one }  // expect: unmapped-file
