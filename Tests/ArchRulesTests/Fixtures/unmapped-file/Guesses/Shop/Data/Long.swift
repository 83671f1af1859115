// The folder's name says data, and nothing there travels, is stored or works.
enum Long { case one }  // expect: unmapped-file
