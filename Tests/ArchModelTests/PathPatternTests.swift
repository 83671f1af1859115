import ArchConfig
import Testing

@testable import ArchModel

private func matches(_ pattern: String, _ path: String) -> Bool { PathPattern(pattern).matches(path) }

private func feature(_ pattern: String, _ path: String) -> String? {
  PathPattern(pattern).match(path)?.feature
}

@Test(arguments: [
  ("Core/Contracts", "Core/Contracts/Logging/Logger.swift"),
  ("Core/Contracts/", "Core/Contracts/Logger.swift"),
  ("./Core/Contracts", "Core/Contracts/Logger.swift"),
  ("Core/Contracts/**", "Core/Contracts/Logger.swift"),
  ("Core/App.swift", "Core/App.swift"),
  ("Core/*", "Core/App.swift"),
  ("Core/*.swift", "Core/App.swift"),
  ("Co?e/**", "Core/App.swift"),
  ("Col?r/**", "Colör/App.swift"),
  ("**/Boot/**", "Boot/App.swift"),
  ("**/Boot/**", "A/B/Boot/C/App.swift"),
  ("**/A/**/B/*.swift", "A/B/x.swift"),
  ("**/A/**/B/*.swift", "z/A/q/A/B/B/x.swift"),
  ("**", "a/b.swift"),
  ("**/*Tests", "AppTests/Deep/x.swift"),
  ("Feed UI/*+*.swift", "Feed UI/UIView+Shimmer.swift"),
])
func `a pattern matches what it names`(_ pattern: String, _ path: String) {
  #expect(matches(pattern, path))
}

@Test(arguments: [
  ("Core/Contracts", "Core/ContractsOld/Logger.swift"),
  ("Core/Contracts", "App/Core/Contracts/Logger.swift"),
  ("core/contracts", "Core/Contracts/Logger.swift"),
  ("Core/*", "Core/Deep/App.swift"),
  ("Core/*/App.swift", "Core/App.swift"),
  ("Core/*/App.swift", "Core/a/b/App.swift"),
  ("Core/?", "Core/ab"), ("Core/?", "Core/üa"), ("Core/??", "Core/ü"), ("Core/?", "Core"),
  ("{feature}?/a", "ü/a"),
  ("**/Boot/**", "A/Reboot/App.swift"),
  ("**/*View.swift", "A/Viewer.swift"),
  ("", "a.swift"),
  ("a//b", "a/b"),
])
func `a pattern leaves alone what it does not name`(_ pattern: String, _ path: String) {
  #expect(!matches(pattern, path))
}

@Test func `a feature is captured with text around it or without`() {
  #expect(feature("Features/{feature}/Domain/**", "Features/Auth/Domain/User.swift") == "Auth")
  #expect(feature("**/{feature} API/**", "Kit/Image Comments API/Mapper.swift") == "Image Comments")
  #expect(feature("{feature}PersistenceService", "StatusPersistenceService") == "Status")
  #expect(feature("**/Sources/{feature}Repository", "P/Sources/NowRepository/A/b.swift") == "Now")
  #expect(feature("Feature-{feature}-iOS/**", "Feature-Über-iOS/a.swift") == "Über")
  #expect(feature("{feature}ServiceService", "AServiceServiceService") == "AService")
}

@Test(arguments: [
  ("Core/?", "Core/a"), ("Core/?", "Core/ü"), ("Core/??", "Core/üa"), ("Core/?b", "Core/üb"), ("?", "👩"),
  ("Core/a?", "Core/a€"), ("Core/*?", "Core/ü"),
])
func `a question mark stands for one character of any length, at the end, too`(
  _ pattern: String, _ path: String
) {
  #expect(matches(pattern, path))
}

@Test func `a feature is never empty`() {
  #expect(!matches("{feature}Repository/**", "Repository/a.swift"))
  #expect(!matches("**/{feature} API/**", " API/a.swift"))
}

@Test func `a capture that appears twice is the same text twice`() {
  let pattern = "Packages/{feature}/Sources/{feature}/Views"
  #expect(feature(pattern, "Packages/Now/Sources/Now/Views/a.swift") == "Now")
  #expect(feature(pattern, "Packages/Now/Sources/Then/Views/a.swift") == nil)
  #expect(matches("**/{module}/{module}App.swift", "x/Trail/TrailApp.swift"))
  #expect(!matches("**/{module}/{module}App.swift", "x/Trail/OtherApp.swift"))
  #expect(feature("**/{module}/{module}App.swift", "x/Trail/TrailApp.swift") == nil)
}

@Test func `a search goes back when a capture was taken too early`() {
  #expect(feature("**/{feature}/**/{feature}View.swift", "a/b/Auth/c/AuthView.swift") == "Auth")
}

@Test func `the depth of a match is the folder that was named`() {
  #expect(PathPattern("**/Views/**").match("A/Views/B/Views/c.swift")?.depth == 2)
  #expect(PathPattern("**/*View.swift").match("A/B/AView.swift")?.depth == 3)
}

@Test func `a search without an end is given up`() {
  let stars = String(repeating: "**/a/", count: 40) + "b"
  let path = String(repeating: "a/", count: 400) + "c"
  #expect(!matches(stars, path))
  #expect(!matches(String(repeating: "*a", count: 60) + "b", String(repeating: "a", count: 250)))
}

@Test(arguments: [
  ("", "an empty pattern matches nothing", 0..<0),
  ("/Core", "a pattern is relative to the folder of this file", 0..<1),
  ("~/Core", "a pattern is relative to the folder of this file", 0..<1),
  ("!Core", "a pattern cannot be negated", 0..<1),
  ("Core\\App", "folders are separated by '/'", 4..<5),
  ("Core//App", "there is no folder between the two '/'", 4..<6),
  ("Core/../App", "a pattern cannot leave the folder of this file", 5..<7),
  ("Core/./App", "'.' does not name a folder", 5..<6),
  (".", "'.' does not name a folder", 0..<1),
  ("Core/**.swift", "'**' must be alone between two '/'", 5..<13),
  ("Core/{feture}", "'{feture}' is not a capture", 5..<13),
  ("Core/{A,B}/**", "'{A,B}' is not a capture", 5..<10),
  ("Core/{feature", "this '{' is never closed", 5..<6),
  ("Core/feature}", "this '}' closes nothing", 12..<13),
])
func `a text that is not a pattern is reported with why and where`(
  _ text: String, _ message: String, _ range: Range<Int>
) {
  let mistake = PathPattern.mistake(in: text)
  #expect(mistake?.message == message)
  #expect(mistake?.range == range)
  #expect(!matches(text, "Core/App.swift"))
}

@Test func `a misspelt capture is told the right one`() {
  #expect(PathPattern.mistake(in: "{feture}/**")?.advice == "did you mean '{feature}'?")
  #expect(PathPattern.mistake(in: "{A,B}/**")?.advice == "write one pattern for each")
}

@Test func `a pattern of any length does not exhaust the stack`() {
  let long = String(repeating: "a/", count: 100_000) + "b"
  #expect(PathPattern.mistake(in: long)?.message == "a pattern has at most 1000 bytes")
  #expect(matches("**/b", String(repeating: "a/", count: 10_000) + "b"))
}

@Test func `a slash at the end of a path begins no further component`() {
  #expect(RelativePath("Core/App/").components == RelativePath("Core/App").components)
  #expect(RelativePath("").components.isEmpty)
  #expect(matches("Core/**", "Core/"))
  #expect(!matches("Core/*", "Core/"))
}
