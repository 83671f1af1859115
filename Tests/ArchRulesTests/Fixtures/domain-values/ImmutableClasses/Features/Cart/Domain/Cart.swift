final class Node { var next: Node? }
final class Badge { let title = "" }
final class Cart { var items = 0 } // expect: domain-values
actor Wallet { let owner = "" } // expect: domain-values
