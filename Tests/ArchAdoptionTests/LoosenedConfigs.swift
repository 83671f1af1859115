extension LoosenedConfig {
  private static func layers(_ lines: String...) -> String {
    "{\"layers\": {|\(lines.joined(separator: ",|"))|}}"
  }

  private static let app = #""app": {"files": ["App/**"], "mayUse": ["kit"], "is": "other"}"#
  private static let kit = #""kit": {"files": ["Kit/**"], "mayUse": [], "is": "other"}"#
  private static let old = #""old": {"files": ["Old/**"], "mayUse": [], "is": "other"}"#
  private static let both = #""kit": {"files": ["Kit/**", "Old/**"], "mayUse": [], "is": "other"}"#

  static let layers = [
    LoosenedConfig(
      "a file moves to a layer of the same kind that others may use",
      layers(app, kit, #""old": {"files": ["Old/**"], "mayUse": ["kit"], "is": "other"}"#),
      layers(app, both),
      "3 'Old/Watch.swift' of layer 'old' belongs to layer 'kit', which 'app', 'kit' may use → "
        + "App/Boot.swift, App/Main.swift, Kit/Clock.swift, Kit/Time.swift"),
    LoosenedConfig(
      "a file moves to a layer with more to use, and others may use it, too", layers(app, kit, old),
      layers(app, both),
      "3 'Old/Watch.swift' of layer 'old' belongs to layer 'kit' and may use 'kit' → Old/Watch.swift"),
    LoosenedConfig("a file moves to a layer that nobody may use", layers(app, both), layers(app, kit, old)),
    LoosenedConfig(
      "a file moves to a layer that may use others",
      layers(app, kit, old),
      layers(#""app": {"files": ["App/**", "Old/**"], "mayUse": ["kit"], "is": "other"}"#, kit),
      "2 'Old/Watch.swift' of layer 'old' belongs to layer 'app' and may use 'app', 'kit' → Old/Watch.swift"),
    LoosenedConfig(
      "a file moves to a layer that could use it and may use what it might",
      layers(
        #""app": {"files": ["App/**"], "mayUse": ["kit", "old"], "is": "other"}"#, kit,
        #""old": {"files": ["Old/**"], "mayUse": ["kit", "app"], "is": "other"}"#),
      layers(#""app": {"files": ["App/**", "Old/**"], "mayUse": ["kit"], "is": "other"}"#, kit)),
    LoosenedConfig(
      "a layer has another name, and those that may use it say so", layers(app, kit),
      layers(
        #""app": {"files": ["App/**"], "mayUse": ["base"], "is": "other"}"#,
        #""base": {"files": ["Kit/**"], "mayUse": [], "is": "other"}"#)),
    LoosenedConfig(
      "two layers become one, and each used the other before",
      layers(
        #""app": {"files": ["App/**"], "is": "other"}"#, #""kit": {"files": ["Kit/**"], "is": "other"}"#),
      layers(#""all": {"files": ["App/**", "Kit/**"], "is": "other"}"#)),
    LoosenedConfig(
      "files are left to no layer", layers(app, both), layers(app, kit),
      "3 'Old/Watch.swift' of layer 'kit' belongs to no layer → Old/Watch.swift"),
    LoosenedConfig(
      "a layer is gone, and no layer claims its files", layers(app, kit, old),
      layers(#""app": {"files": ["App/**"], "mayUse": [], "is": "other"}"#, old),
      "was 3 2 files (the first 'Kit/Clock.swift') of layer 'kit' belong to no layer → Kit/Clock.swift, Kit/Time.swift"
    ),
    LoosenedConfig("files that no layer claimed get one", layers(app, kit), layers(app, kit, old)),
    LoosenedConfig(
      "a layer is of another kind", layers(#""app": {"files": ["App/**"], "is": "domain"}"#),
      layers(#""app": {"files": ["App/**"],| "is": "data"}"#),
      "3 layer 'app' is of kind 'data'; it was of kind 'domain' → App/Boot.swift, App/Main.swift"),
    LoosenedConfig(
      "files move to a layer of another kind",
      layers(
        #""app": {"files": ["App/**"], "is": "domain"}"#, #""kit": {"files": ["Kit/**"], "is": "data"}"#),
      layers(
        #""app": {"files": ["App/M*"], "is": "domain"}"#,
        #""kit": {|"files": ["Kit/**", "App/B*"], "is": "data"}"#),
      "4 'App/Boot.swift' of layer 'app' belongs to layer 'kit', which is of another kind → App/Boot.swift"),
    LoosenedConfig(
      "a layer may use one more, and one that is new", layers(app, kit, old),
      layers(
        app, #""kit": {"files": ["Kit/**"],| "mayUse": ["old", "new"], "is": "other"}"#, old,
        #""new": {"files": ["New/**"], "mayUse": [], "optional": true}"#),
      "4 layer 'kit' may use 'old' → Kit/Clock.swift, Kit/Time.swift"),
    LoosenedConfig(
      "a layer may use two more", layers(app, kit, old),
      layers(
        #""app": {"files": ["App/**"], "mayUse": ["kit"], "is": "other"}"#, kit,
        #""old": {"files": ["Old/**"], "mayUse": [|"app",|"kit"], "is": "other"}"#),
      "5 layer 'old' may use 'app', 'kit' → Old/Watch.swift"),
    LoosenedConfig(
      "a layer may use another instead", layers(app, kit, old),
      layers(#""app": {"files": ["App/**"], "mayUse": ["old"], "is": "other"}"#, kit, old),
      "2 layer 'app' may use 'old' → App/Boot.swift, App/Main.swift"),
    LoosenedConfig(
      "a layer may use all", layers(app, kit, old),
      layers(app, #""kit": {"files": ["Kit/**"], "is": "other"}"#, old),
      "3 layer 'kit' may use every layer → Kit/Clock.swift, Kit/Time.swift"),
    LoosenedConfig(
      "a layer may be empty", layers(app, kit),
      layers(app, #""kit": {"files": ["Kit/**"], "mayUse": [], "is": "other",|"optional": true}"#),
      "4 layer 'kit' may be empty"),
    LoosenedConfig(
      "a layer may no longer be empty",
      layers(app, #""kit": {"files": ["Kit/**"], "mayUse": [], "is": "other", "optional": true}"#),
      layers(app, kit)),
    LoosenedConfig(
      "a new layer may be empty", layers(app, kit),
      layers(app, kit, #""new": {"files": ["New/**"], "mayUse": [], "optional": true}"#)),
    LoosenedConfig(
      "two features are one",
      #"{"extends": [], "rules": {"boot-io": "error"}, "layers": {"all": {"files": ["**"]}}, "features": ["Parts/{feature}/**"]}"#,
      #"{"extends": [], "rules": {"boot-io": "error"}, "layers": {"all": {"files": ["**"]}},|"features": ["{feature}/*/**"]}"#,
      "2 features 'Cart', 'Login' are now one, 'Parts' → Parts/Cart/Basket.swift, Parts/Cart/Total.swift, Parts/Login/Key.swift"
    ),
    LoosenedConfig(
      "a feature has another name",
      #"{"extends": [], "rules": {"boot-io": "error"}, "layers": {"all": {"files": ["**"]}}, "features": ["Parts/{feature}ogin/**"]}"#,
      #"{"extends": [], "rules": {"boot-io": "error"}, "layers": {"all": {"files": ["**"]}}, "features": ["Parts/{feature}gin/**"]}"#
    ),
    LoosenedConfig(
      "files are of no feature",
      #"{"extends": [], "rules": {"boot-io": "error"}, "layers": {"all": {"files": ["**"]}}, "features": ["Parts/{feature}/**"]}"#,
      #"{"extends": [], "rules": {"boot-io": "error"}, "layers": {"all": {"files": ["**"]}}, "features": ["Parts/{feature}/B*", "Parts/{feature}/T*"]}"#,
      "1 'Parts/Login/Key.swift' of feature 'Login' belongs to no feature → Parts/Login/Key.swift"),
    LoosenedConfig(
      "files get a feature",
      #"{"extends": [], "rules": {"boot-io": "error"}, "layers": {"all": {"files": ["**"]}}, "features": ["Parts/{feature}/B*", "Parts/{feature}/T*"]}"#,
      #"{"extends": [], "rules": {"boot-io": "error"}, "layers": {"all": {"files": ["**"]}}, "features": ["Parts/{feature}/**"]}"#
    ),
  ]

  static let scopes = [
    LoosenedConfig(
      "fewer folders are looked at", #"{"sources": ["App", "Kit"]}"#, #"{|"sources": ["App"]}"#,
      "2 'sources' leaves out 2 files (the first 'Kit/Clock.swift') → Kit/Clock.swift, Kit/Time.swift"),
    LoosenedConfig(
      "folders are named where all was looked at", "{}", #"{|"sources": ["App"]}"#,
      "2 'sources' leaves out 6 files (the first 'Kit/Clock.swift') → "
        + "Kit/Clock.swift, Kit/Time.swift, Old/Watch.swift, Parts/Cart/Basket.swift, Parts/Cart/Total.swift, Parts/Login/Key.swift"
    ),
    LoosenedConfig(
      "all there is today is named", "{}", #"{|"sources": ["App", "Kit", "Old", "Parts"]}"#,
      "2 'sources' looks only at 'App', 'Kit', 'Old', 'Parts'"),
    LoosenedConfig(
      "a folder that holds nothing is dropped", #"{"sources": ["App", "Empty"]}"#, #"{"sources": ["App"]}"#),
    LoosenedConfig("all is looked at", #"{"sources": ["App"]}"#, "{}"),
    LoosenedConfig(
      "a folder is left out", #"{"exclude": ["Old/**"]}"#, #"{"exclude": [|"Old/**",|"Kit/**"]}"#,
      "3 'exclude' leaves out 2 files (the first 'Kit/Clock.swift') by 'Kit/**' → Kit/Clock.swift, Kit/Time.swift"
    ),
    LoosenedConfig(
      "some of a folder is left out already", #"{"exclude": ["Kit/C*"]}"#, #"{"exclude": [|"Kit/**"]}"#,
      "2 'exclude' leaves out 'Kit/Time.swift' by 'Kit/**' → Kit/Time.swift"),
    LoosenedConfig("less is left out", #"{"exclude": ["Kit/**"]}"#, #"{"exclude": ["Kit/T*"]}"#),
    LoosenedConfig("nothing is left out", #"{"exclude": ["Kit/**"]}"#, "{}"),
    LoosenedConfig(
      "what is not there is left out", "{}", #"{"exclude": [|"Gone/**"]}"#, "2 'exclude' leaves out 'Gone/**'"
    ),
    LoosenedConfig(
      "what is not there was left out with more", #"{"exclude": ["G*/**"]}"#, #"{"exclude": ["Gone/**"]}"#),
    LoosenedConfig(
      "code is called tests", #"{"tests": ["Old/**"]}"#, #"{"tests": ["Old/**",|"Kit/**"]}"#,
      "2 'tests' treats 2 files (the first 'Kit/Clock.swift') as tests → Kit/Clock.swift, Kit/Time.swift"),
    LoosenedConfig("less is called tests", #"{"tests": ["Old/**", "Kit/**"]}"#, #"{"tests": ["Kit/**"]}"#),
    LoosenedConfig(
      "what was called tests is said in another way", #"{"tests": ["Kit/**"]}"#,
      #"{"tests": ["Kit/C*", "Kit/T*"]}"#),
    LoosenedConfig(
      "what is not there is called tests", #"{"tests": ["Kit/**"]}"#, #"{"tests": ["Kit/**",|"Gone/**"]}"#,
      "2 'tests' treats 'Gone/**' as tests"),
    LoosenedConfig(
      "what is not there was called tests with more", #"{"tests": ["G*/**"]}"#, #"{"tests": ["Gone/**"]}"#),
    LoosenedConfig(
      "names decide what is a test", #"{|"tests": ["Kit/**"]}"#, "{}",
      "was 2 'tests' is gone, so names decide what is a test"),
    LoosenedConfig(
      "files may belong to no layer", #"{|"exhaustive": true}"#, "{}",
      "was 2 files may belong to no layer: 'exhaustive' is 'false' → unmapped-file"),
    LoosenedConfig(
      "files may belong to no layer where nothing else asks for one",
      #"{"layers": {"app": {"files": ["App/**"]}},|"exhaustive": true}"#,
      #"{"layers": {"app": {"files": ["App/**"]}},|"exhaustive": false}"#,
      "2 files may belong to no layer: 'exhaustive' is 'false' → unmapped-file"),
    LoosenedConfig(
      "the rule itself says that files must belong to a layer", #"{"exhaustive": true}"#,
      #"{"rules": {"unmapped-file": "error"}}"#),
    LoosenedConfig("files must belong to a layer", "{}", #"{"exhaustive": true}"#),
    LoosenedConfig(
      "more files compose", #"{"compositionRoot": {"files": ["App/B*"]}}"#,
      #"{"compositionRoot": {"files": ["App/B*",|"App/M*"]}}"#,
      "2 the composition root now includes 'App/M*' → App/Main.swift"),
    LoosenedConfig(
      "some of the files that compose did so before", #"{"compositionRoot": {"files": ["App/B*"]}}"#,
      #"{"compositionRoot": {"files": ["App/**"]}}"#,
      "1 the composition root now includes 'App/**' → App/Boot.swift, App/Main.swift"),
    LoosenedConfig(
      "fewer files compose", #"{"compositionRoot": {"files": ["App/**"]}}"#,
      #"{"compositionRoot": {"files": ["App/B*"]}}"#),
    LoosenedConfig(
      "files that are not there compose", "{}", #"{"compositionRoot": {"files": [|"Gone/**"]}}"#,
      "2 the composition root now includes 'Gone/**'"),
    LoosenedConfig(
      "files that are not there composed with more", #"{"compositionRoot": {"files": ["G*/**"]}}"#,
      #"{"compositionRoot": {"files": ["Gone/**"]}}"#),
    LoosenedConfig(
      "another type and another module compose",
      #"{"compositionRoot": {"types": ["App*"], "modules": ["Main"]}}"#,
      #"{"compositionRoot": {"types": ["AppParts",|"Maker"],|"modules": ["Main", "Extra"]}}"#,
      "2 the composition root now includes 'Maker'", "3 the composition root now includes 'Extra'"),
    LoosenedConfig(
      "entry points compose", #"{"compositionRoot": {"entryPoints": false}}"#,
      #"{"compositionRoot": {|"entryPoints": true}}"#, "2 the composition root now includes 'entry points'"),
    LoosenedConfig(
      "entry points no longer compose", #"{"compositionRoot": {"entryPoints": true}}"#,
      #"{"compositionRoot": {"entryPoints": false}}"#),
    LoosenedConfig(
      "an item is gone, and one about something else is there",
      #"{"checklist": {|"Copy is reviewed by design": "manual"}}"#,
      #"{"checklist": {"Seen on a phone": "manual"}}"#,
      "was 2 the checklist lacks 'Copy is reviewed by design'"),
    LoosenedConfig(
      "an item has other words", #"{"checklist": {"Copy is reviewed by design": "manual"}}"#,
      #"{"checklist": {"Design has reviewed all copy": "manual"}}"#),
    LoosenedConfig(
      "an item shares half of its words", #"{"checklist": {"Copy is reviewed daily": "manual"}}"#,
      #"{"checklist": {"Copy is written": "manual"}}"#),
    LoosenedConfig(
      "one new item stands for one that is gone",
      #"{"checklist": {"Copy is reviewed": "manual",|"Copy is proofread": "manual"}}"#,
      #"{"checklist": {"All copy is reviewed": "manual"}}"#, "was 2 the checklist lacks 'Copy is proofread'"),
    LoosenedConfig(
      "an item asks fewer rules", #"{"checklist": {"Boot": ["boot-io", "boot-logic"]}}"#,
      #"{"checklist": {|"Boot": ["boot-logic", "boot-depth"]}}"#,
      "2 'Boot' of the checklist no longer asks 'boot-io'"),
    LoosenedConfig(
      "an item of another name asks for more", #"{"checklist": {"Boot": ["boot-io"]}}"#,
      #"{"checklist": {"Start": ["boot-logic", "boot-io"]}}"#),
    LoosenedConfig(
      "an item of another name asks for less", #"{"checklist": {|"Boot": ["boot-io", "boot-logic"]}}"#,
      #"{"checklist": {"Boot of old": ["boot-io"]}}"#, "was 2 the checklist lacks 'Boot'"),
  ]

  private static func rule(_ entry: String) -> String { "{\"rules\": {|\(entry)}}" }

  static let rules = [
    LoosenedConfig(
      "a rule is off", rule(#""boot-io": "error""#), rule(#""boot-io": "off""#),
      "2 rule 'boot-io' is off; it was 'error' → boot-io"),
    LoosenedConfig(
      "a rule weighs less", rule(#""boot-io": "error""#), rule(#""boot-io": {|"severity": "note"}"#),
      "3 rule 'boot-io' has severity 'note'; it was 'error' → boot-io"),
    LoosenedConfig("a rule weighs more", rule(#""boot-io": "warning""#), rule(#""boot-io": "error""#)),
    LoosenedConfig("a rule that was off is on", rule(#""boot-io": "off""#), rule(#""boot-io": "note""#)),
    LoosenedConfig(
      "a rule that is off is not asked for", rule(#""boot-io": "off""#), "{}"),
    LoosenedConfig(
      "nothing turns a rule on",
      #"{"extends": [], "layers": {"all": {"files": ["**"]}}, "rules": {|"boot-io": "error", "boot-depth": "error"}}"#,
      #"{"extends": [], "layers": {"all": {"files": ["**"]}}, "rules": {"boot-depth": "error"}}"#,
      "was 2 rule 'boot-io' is off: nothing turns it on → boot-io"),
    LoosenedConfig(
      "a rule weighs less in a folder", rule(#""boot-io": "error""#),
      rule(#""boot-io": {"severity": {|"Kit/**": "note"}}"#),
      "3 rule 'boot-io' has severity 'note' for 2 files (the first 'Kit/Clock.swift') by 'Kit/**' → boot-io"),
    LoosenedConfig(
      "a rule is off in two folders in different ways", rule(#""boot-io": "error""#),
      rule(#""boot-io": {"severity": {|"Kit/**": "off",|"Old/**": "warning"}}"#),
      "3 rule 'boot-io' is off for 2 files (the first 'Kit/Clock.swift') by 'Kit/**' → boot-io",
      "4 rule 'boot-io' has severity 'warning' for 'Old/Watch.swift' by 'Old/**' → boot-io"),
    LoosenedConfig(
      "a rule weighs more in a folder", rule(#""boot-io": "warning""#),
      rule(#""boot-io": {"severity": {"Kit/**": "error", "**": "warning"}}"#)),
    LoosenedConfig(
      "a rule is off in a folder that is not there", rule(#""boot-io": "error""#),
      rule(#""boot-io": {"severity": {|"Gone/**": "off"}}"#),
      "3 rule 'boot-io' is off for 'Gone/**' → boot-io"),
    LoosenedConfig(
      "a folder that is not there weighs less, and less than before",
      rule(#""boot-io": {"severity": {"Gone/**": "warning"}}"#),
      rule(#""boot-io": {"severity": {|"Gone/**": "note"}}"#),
      "3 rule 'boot-io' has severity 'note' for 'Gone/**' → boot-io"),
    LoosenedConfig(
      "a folder that is not there weighs more than before",
      rule(#""boot-io": {"severity": {"Gone/**": "note"}}"#),
      rule(#""boot-io": {"severity": {"Gone/**": "warning"}}"#)),
    LoosenedConfig(
      "a folder loses the weight of its own",
      rule(#""unmapped-file": {"severity": {|"Kit/**": "error"}}"#),
      rule(#""unmapped-file": {"severity": {|"Old/**": "error"}}"#),
      "2 rule 'unmapped-file' has severity 'note' for 2 files (the first 'Kit/Clock.swift') → unmapped-file"),
    LoosenedConfig(
      "a folder's weight is said of all, and all weigh less",
      rule(#""boot-io": {"severity": {"Kit/**": "error", "**": "warning"}}"#),
      rule(#""boot-io": {"severity": {|"**": "warning"}}"#),
      "3 rule 'boot-io' has severity 'warning' for 2 files (the first 'Kit/Clock.swift') by '**' → boot-io"),
    LoosenedConfig(
      "all weigh less, and a folder less still", rule(#""boot-io": {"severity": {"Old/**": "note"}}"#),
      rule(#""boot-io": "warning""#), "2 rule 'boot-io' has severity 'warning'; it was 'error' → boot-io"),
    LoosenedConfig(
      "names are left alone", rule(#""boot-io": {"allow": ["App*"]}"#),
      rule(#""boot-io": {|"allow": ["AppDefaults",|"Kit", "Clock"]}"#),
      "4 rule 'boot-io' leaves 'Kit', 'Clock' alone → boot-io"),
    LoosenedConfig(
      "names are no longer left alone", rule(#""boot-io": {"allow": ["App*", "Kit"]}"#),
      rule(#""boot-io": {"allow": ["Kit"]}"#)),
    LoosenedConfig(
      "a use is left alone, for longer, and by more",
      rule(
        #""boot-io": {"allow": [{"from": "A", "to": "B", "because": "c", "until": "2027-01-31"}, {"to": "C*", "because": "c"}]}"#
      ),
      rule(
        #""boot-io": {|"allow": [{"to": "CD", "because": "c"},|{"from": "A", "to": "B", "because": "d", "until": "2027-02-01"}, {"from": "A", "because": "c"}]}"#
      ),
      "4 rule 'boot-io' leaves 'A' → 'B' until 2027-02-01, all that 'A' uses alone → boot-io"),
    LoosenedConfig(
      "a use is left alone in more places",
      rule(
        #""boot-io": {"allow": [{"from": "A", "because": "c", "atMost": 3}, {"to": "B", "because": "c", "atMost": 3}]}"#
      ),
      rule(
        #""boot-io": {|"allow": [{"from": "A", "because": "c", "atMost": 2},|{"to": "B", "because": "c", "atMost": 4}]}"#
      ),
      "4 rule 'boot-io' leaves all uses of 'B' in 4 places alone → boot-io"),
    LoosenedConfig(
      "what a rule that is off leaves alone", rule(#""boot-io": {"severity": "error"}"#),
      rule(#""boot-io": {"severity": "off", "allow": ["Kit"]}"#),
      "2 rule 'boot-io' is off; it was 'error' → boot-io"),
    LoosenedConfig(
      "a number that permits goes up", rule(#""boot-logic": {"maximumFunctionLines": 10}"#),
      rule(#""boot-logic": {|"maximumFunctionLines": 11}"#),
      "3 option 'maximumFunctionLines' of rule 'boot-logic' is '11'; it was '10' → boot-logic"),
    LoosenedConfig(
      "a number that permits goes down", rule(#""boot-logic": {"maximumFunctionLines": 10}"#),
      rule(#""boot-logic": {"maximumFunctionLines": 9}"#)),
    LoosenedConfig(
      "a flag that permits is set", rule(#""domain-values": "error""#),
      rule(#""domain-values": {|"immutableClasses": true}"#),
      "3 option 'immutableClasses' of rule 'domain-values' is 'true'; it was 'false' → domain-values"),
    LoosenedConfig(
      "a flag that permits is taken back", rule(#""domain-values": {"immutableClasses": true}"#),
      rule(#""domain-values": {"immutableClasses": false}"#)),
    LoosenedConfig(
      "a flag that demands is taken back", rule(#""domain-imports": {"platform": true}"#),
      rule(#""domain-imports": {|"platform": false}"#),
      "3 option 'platform' of rule 'domain-imports' is 'false'; it was 'true' → domain-imports"),
    LoosenedConfig(
      "a flag that demands is set", rule(#""domain-imports": {"platform": false}"#),
      rule(#""domain-imports": {"platform": true}"#)),
    LoosenedConfig(
      "presets are dropped", #"{|"extends": ["decisions", "repositories"]}"#,
      #"{|"extends": ["repositories"]}"#,
      "2 the checklist lacks 'Networks are asynchronous, stores synchronous'",
      "2 the checklist lacks 'One generic presenter serves every feature'",
      "2 the checklist lacks 'Decisions are recorded, and accepted ones stay as they were'",
      "2 without preset 'decisions' 3 rules are off: 'async-network-protocols', 'generic-presenter', 'sync-store-protocols' → "
        + "async-network-protocols, generic-presenter, sync-store-protocols"),
  ]

  private static func ownRule(_ lines: String...) -> String {
    "{\"layers\": {\"domain\": {\"files\": [\"No/**\"]}}, \"own\": [{|\"id\": \"mine\", \"because\": \"A.\",|\(lines.joined(separator: ",|"))|}]}"
  }

  private static let inAll = #""in": {"files": ["App/**", "Kit/**"]}"#
  private static let noPrint = #""forbid": {"calls": ["print", "log*"]}"#

  static let own = [
    LoosenedConfig(
      "a rule is gone", ownRule(inAll, noPrint), "{}", "was 2 rule 'mine' is gone → mine"),
    LoosenedConfig(
      "a rule has another name", ownRule(inAll, noPrint),
      ownRule(inAll, noPrint).replacing("mine", with: "ours")),
    LoosenedConfig(
      "a rule has another name and weighs less", ownRule(inAll, noPrint),
      ownRule(inAll, noPrint, #""severity": "note""#).replacing("mine", with: "ours"),
      "was 2 rule 'mine' is gone → mine"),
    LoosenedConfig(
      "a rule that was off is gone", ownRule(inAll, noPrint, #""severity": "off""#), "{}"),
    LoosenedConfig(
      "a rule weighs less", ownRule(inAll, noPrint), ownRule(inAll, noPrint, #""severity": "note""#),
      "5 rule 'mine' has severity 'note'; it was 'error' → mine"),
    LoosenedConfig(
      "a rule is off, whatever else it says", ownRule(inAll, noPrint),
      ownRule(#""in": {"files": ["App/**"]}"#, noPrint, #""severity": "off""#),
      "5 rule 'mine' is off; it was 'error' → mine"),
    LoosenedConfig(
      "a rule looks at fewer files", ownRule(inAll, noPrint),
      ownRule(#""in": {"files": ["App/**"]}"#, noPrint),
      "3 rule 'mine' does not look at 'Kit/**' of 'files' → mine"),
    LoosenedConfig(
      "a rule looks at more files", ownRule(#""in": {"files": ["App/**"]}"#, noPrint), ownRule(inAll, noPrint)
    ),
    LoosenedConfig(
      "a rule looks away", ownRule(inAll, noPrint),
      ownRule(#""in": {"files": ["App/**", "Kit/**"], "except": ["App/B*"]}"#, noPrint),
      "3 rule 'mine' no longer looks at 'App/B*' → mine"),
    LoosenedConfig(
      "a rule looks away from less",
      ownRule(#""in": {"files": ["App/**"], "except": ["App/B*", "App/M*"]}"#, noPrint),
      ownRule(#""in": {"files": ["App/**"], "except": ["App/M*"]}"#, noPrint)),
    LoosenedConfig(
      "a rule asks for two things at once", ownRule(inAll, noPrint),
      ownRule(#""in": {"files": ["App/**", "Kit/**"], "layer": ["domain"]}"#, noPrint),
      "3 rule 'mine' looks only at what 'layer' lists → mine"),
    LoosenedConfig(
      "a rule looks at types instead of files", ownRule(inAll, noPrint),
      ownRule(inAll, #""types": {"declaredAs": ["class"]}"#, noPrint),
      "4 rule 'mine' looks at types instead of whole files → mine"),
    LoosenedConfig(
      "a rule leaves out more", ownRule(#""types": "*Store""#, #""forbid": {"named": "*"}"#),
      ownRule(#""types": {"named": "*Store", "not": {"named": "Old*"}}"#, #""forbid": {"named": "*"}"#),
      "3 rule 'mine' leaves out more by 'not' → mine"),
    LoosenedConfig(
      "a rule has other targets", ownRule(inAll, #""forbid": {"types": {"layer": "domain"}}"#),
      ownRule(inAll, #""forbid": {"types": {"layer": "domain", "named": "A"}}"#),
      "4 rule 'mine' forbids something else in 'types' → mine"),
    LoosenedConfig(
      "what a declaration may not be is less", ownRule(#""functions": "*""#, #""forbid": {"throws": true}"#),
      ownRule(#""functions": "*""#, #""forbid": {"throws": true, "async": true}"#),
      "4 rule 'mine' forbids only what 'async' lists, too → mine"),
    LoosenedConfig(
      "a rule that only has another name for the same",
      ownRule(#""types": "*Store""#, #""forbid": {"named": "*"}"#),
      ownRule(#""types": {"named": "*Store"}"#, #""forbid": {"named": "*"}"#)),
    LoosenedConfig(
      "a rule forbids less", ownRule(inAll, noPrint),
      ownRule(inAll, #""forbid": {"calls": ["print", "logger"]}"#),
      "4 rule 'mine' no longer forbids 'log*' in 'calls' → mine"),
    LoosenedConfig(
      "a rule forbids other things", ownRule(inAll, noPrint),
      ownRule(inAll, #""forbid": {"imports": ["UIKit"]}"#),
      "4 rule 'mine' no longer forbids 'print', 'log*' in 'calls' → mine"),
    LoosenedConfig(
      "a rule forbids more", ownRule(inAll, #""forbid": {"calls": ["print"]}"#), ownRule(inAll, noPrint)),
    LoosenedConfig(
      "a rule requires nothing in one respect",
      ownRule(
        inAll, #""types": {"declaredAs": ["class"]}"#, #""require": {"modified": ["final"], "named": ["A*"]}"#
      ),
      ownRule(inAll, #""types": {"declaredAs": ["class"]}"#, #""require": {"named": ["A*"]}"#),
      "5 rule 'mine' no longer requires anything in 'modified' → mine"),
    LoosenedConfig(
      "a rule is content with more",
      ownRule(inAll, #""types": {"declaredAs": ["class"]}"#, #""require": {"modified": ["final"]}"#),
      ownRule(inAll, #""types": {"declaredAs": ["class"]}"#, #""require": {"modified": ["final", "open"]}"#),
      "5 rule 'mine' also accepts 'open' in 'modified' → mine"),
    LoosenedConfig(
      "a rule is content with less",
      ownRule(inAll, #""types": {"declaredAs": ["class"]}"#, #""require": {"modified": ["final", "open"]}"#),
      ownRule(inAll, #""types": {"declaredAs": ["class"]}"#, #""require": {"modified": ["final"]}"#)),
    LoosenedConfig(
      "a rule may look at nothing", ownRule(inAll, noPrint), ownRule(inAll, noPrint, #""optional": true"#),
      "5 rule 'mine' may look at nothing → mine"),
    LoosenedConfig(
      "a rule must look at something", ownRule(inAll, noPrint, #""optional": true"#), ownRule(inAll, noPrint)),
    LoosenedConfig(
      "a rule leaves a name alone", ownRule(inAll, noPrint), ownRule(inAll, noPrint, #""allow": ["Kit"]"#),
      "5 rule 'mine' leaves 'Kit' alone → mine"),
  ]
}
