// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MemberService",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "MemberService", targets: ["MemberService"]),
    .library(name: "MemberServiceInterface", targets: ["MemberServiceInterface"]),
  ],
  targets: [
    .target(
      name: "MemberService",
      dependencies: ["MemberServiceInterface"]),
    .target(name: "MemberServiceInterface"),
  ]
)
