import ArchConfig
import Testing

@testable import ArchModel

private let map = LayerMap(.layered)

/// `layer` or `layer of Feature`; `-` when no layer claims the path.
private func place(_ path: String) -> String {
  guard let match = map.layer(of: path) else { return "-" }
  let name = Architecture.layered.layers[match.layer].name
  return match.feature.map { "\(name) of \($0)" } ?? name
}

@Test(arguments: [
  ("Trail/App/Boot/AppBootstrapper.swift", "boot"),
  ("Trail/App/Coordinators/AuthCoordinator.swift", "coordinators"),
  ("Trail/App/DI/AppDependencyContainer.swift", "composition"),
  ("Trail/Core/DI/AppDependencyContainer.swift", "composition"),
  ("Trail/SceneDelegate.swift", "composition"),
  ("Trail/Core/Contracts/Security/SessionRepository.swift", "contracts"),
  ("Trail/Core/Domain/User.swift", "contracts"),
  ("Trail/Core/Infrastructure/Navigation/LinkHandler.swift", "infrastructure"),
  ("Trail/Core/Navigation/Route.swift", "coordinators"),
  ("Trail/Features/Auth/Domain/UseCases/LoginUseCase.swift", "domain of Auth"),
  ("Trail/Features/Auth/Domain/Protocols/AuthClient.swift", "domain of Auth"),
  ("Trail/Features/Auth/Domain/Contracts/AuthClient.swift", "domain of Auth"),
  ("Trail/Features/Auth/Data/KeychainStore.swift", "data of Auth"),
  ("Trail/Data/UseCases/LoginUseCase.swift", "domain"),
  ("Trail/Features/Auth/Infrastructure/HTTP/Client.swift", "data of Auth"),
  ("Trail/Features/Auth/Presentation/Login/LoginViewModel.swift", "presentation of Auth"),
  ("Trail/Features/Auth/Presentation/Coordinators/Flow.swift", "coordinators of Auth"),
  ("Features/Auth/Sources/Domain/User.swift", "domain of Auth"),
  ("Trail/Shared/Presenter/WelcomePresenter.swift", "presentation"),
  ("Core/Sources/CartInterface/CartShowing.swift", "contracts"),
  // A module of that name alone is what users see.
  ("Core/Sources/Interface/Welcome.swift", "-"),
])
func `the folders of the model are recognised anywhere in the tree`(_ path: String, _ expected: String) {
  #expect(place(path) == expected)
}

@Test(arguments: [
  ("Modules/Auth/Sources/Domain/User.swift", "domain of Auth"),
  ("Kit/Kit/Feed API/Mapper.swift", "data of Feed"),
  ("Kit/Kit/Feed API/Helpers/Status.swift", "data of Feed"),
  ("Kit/Kit/Feed Cache/Infrastructure/CoreData/Store.swift", "data of Feed"),
  ("Kit/Kit/Image Comments Presentation/Presenter.swift", "presentation of Image Comments"),
  ("Kit/KitiOS/Feed UI/Views/Helpers/Shimmer.swift", "presentation of Feed"),
  ("Kit/Kit/Shared API Infra/Client.swift", "infrastructure"),
  ("Kit/Kit/Shared API/HTTPClient.swift", "data"),
  ("Packages/Status/Sources/StatusRepository/Factories/F.swift", "data of Status"),
  ("Packages/Status/Sources/StatusNetworkService/S.swift", "data of Status"),
  ("Packages/Status/Sources/StatusPersistenceService/Models/M.swift", "data of Status"),
  ("Packages/Status/Sources/Status/Views/App/A.swift", "presentation of Status"),
  ("Packages/Status/Sources/StatusServiceInterface/P.swift", "contracts"),
  ("Packages/DesignSystem/Sources/DesignSystem/Views/Tag/T.swift", "presentation"),
  ("Trail/Views/Components/Row.swift", "presentation"),
  ("Trail/ViewModels/MapModel.swift", "presentation"),
  ("Trail/Services/LocationManager.swift", "infrastructure"),
  ("Trail/Data/ViewModels/Trips.swift", "presentation"),
  ("trail/domain/Trip.swift", "domain"),
  ("trail/views/Trip.swift", "presentation"),
  ("trail/viewModels/Trips.swift", "presentation"),
  ("trail/viewmodels/Trips.swift", "presentation"),
  ("trail/di/Parts.swift", "composition"),
  ("trail/features/auth/domain/User.swift", "domain of auth"),
  ("trail/common/Clock.swift", "shared"),
  // Not the ending of another word.
  ("trail/parts/review.swift", "-"),
  ("Trail/Services/View Controllers/Trips.swift", "presentation"),
  ("Trail/Views/Data/Trips.swift", "presentation"),
  ("Trail/Models/ViewModels/Trips.swift", "presentation"),
  ("Trail/Data/Persistence.swift", "data"),
  ("Trail/Repositories/Trips.swift", "data"),
  ("Trail/UseCases/Start.swift", "domain"),
  ("Trail/Models/Trip.swift", "domain"),
  ("Trail/Models/Services/Weather.swift", "infrastructure"),
  ("Trail/Models/ServerDTOs/Weather.swift", "data"),
  ("Trail API Client/Models/Weather.swift", "infrastructure"),
  ("Trail/WeatherAPIClient/Models/Weather.swift", "infrastructure"),
  ("Trail/Model/Common/Trip.swift", "domain"),
  ("Trail/Models/TripView.swift", "domain"),
  ("Trail/Views/Models/Row.swift", "presentation"),
  ("Trail/Utilities/Service/Weather.swift", "shared"),
  ("Trail/Weather/Service/Weather.swift", "infrastructure"),
  ("Trail/Use cases/Start.swift", "domain"),
  ("Trail/TrailApp.swift", "composition"),
  ("LocalPackages/Networking/Sources/Client.swift", "infrastructure"),
])
func `other layouts of the field are recognised`(_ path: String, _ expected: String) {
  #expect(place(path) == expected)
}

@Test(arguments: [
  ("Trail/Settings/SensorList.swift", "-"),
  ("Sources/Extensions/Widgets/Energy/Entry.swift", "-"),
  ("Trail/CarPlay/Templates/Entities/List.swift", "-"),
  ("Trail/Reboot/Launcher.swift", "-"),
  ("Trail/Widgets/WidgetApp.swift", "-"),
  ("Package.swift", "-"),
])
func `what has no certain place has none`(_ path: String, _ expected: String) {
  #expect(place(path) == expected)
}

@Test func `a folder shared by features is not a feature`() {
  #expect(place("Features/Shared/Presentation/Banner.swift") == "presentation")
  #expect(place("Features/DesignSystem/Views/Banner.swift") == "presentation")
  #expect(place("Features/Sources/Auth/Views/Login.swift") == "presentation of Auth")
}

@Test func `the model's permissions are those of its rules`() {
  let layers = Architecture.layered
  func may(_ user: String, _ used: String) -> Bool { layers.layer(named: user)?.mayUse(used) ?? false }
  #expect(may("boot", "domain") && !may("boot", "infrastructure") && !may("boot", "presentation"))
  #expect(may("coordinators", "boot") && !may("coordinators", "composition"))
  #expect(may("domain", "contracts") && !may("domain", "data") && !may("domain", "presentation"))
  #expect(may("data", "domain") && !may("data", "presentation"))
  #expect(may("presentation", "domain") && !may("presentation", "data"))
  #expect(may("infrastructure", "contracts") && !may("infrastructure", "coordinators"))
  #expect(may("composition", "presentation") && may("composition", "infrastructure"))
  #expect(may("contracts", "contracts") && !may("contracts", "infrastructure"))
}

@Test func `every pattern and permission of every preset is right`() {
  for preset in Preset.all {
    let names = preset.layers.map(\.name)
    #expect(Set(names).count == names.count)
    for layer in preset.layers {
      for pattern in layer.files + layer.modules + layer.otherwise {
        #expect(PathPattern.mistake(in: pattern.text) == nil, "\(pattern.text)")
      }
      for used in layer.mayUse ?? [] { #expect(names.contains(used), "\(used) in \(layer.name)") }
    }
  }
}

@Test(arguments: [
  "TrailTests/LoginTests.swift", "Tests/CoreTests/A.swift", "Trail/Mocks/Client.swift",
  "Trail/Preview Content/Sample.swift", "Trail/TestHelpers/Spy.swift", "Trail/Fixtures/User.swift",
  "Trail/LoginViewModelTests.swift", "Trail/MockClient.swift", "Trail/ClientMock.swift",
  "TrailUITests/Launch.swift", "Trail/User+Preview.swift",
  "Templates/Scene.xctemplate/View.swift",
])
func `tests, mocks and previews are recognised by their path`(_ path: String) {
  #expect(TestPath.isTestPath(path))
}

@Test(arguments: [
  "Trail/Contests/Contest.swift", "Trail/ABTests/Experiment.swift", "Trail/Mockingbird.swift",
  "Trail/Latest/News.swift", "Trail/SpeedTest.swift", "Tests.swift", "Trail/PreviewScreen.swift",
])
func `production code is not treated as tests`(_ path: String) {
  #expect(!TestPath.isTestPath(path))
}

/// By the last name of its path, the layer of each file.
private func layers(_ files: KeyValuePairs<String, String>) -> [String: String] {
  let code = codebase(files, .layered)
  return Dictionary(
    uniqueKeysWithValues: code.files.map { file in
      (String(file.path.split(separator: "/").last ?? ""), file.layer?.name ?? "-")
    })
}

@Test func `models that are stored are of no certain layer, protocols among them are of the domain`() {
  let found = layers([
    "Trail/Models/Trip.swift": "import CoreData\nfinal class Trip: NSManagedObject {}",
    "Trail/Domain/TripStoring.swift": "import CoreData\nprotocol TripStoring {}",
    "Trail/Models/Stop.swift": "struct Stop {}",
  ])
  #expect(found == ["Trip.swift": "-", "TripStoring.swift": "domain", "Stop.swift": "domain"])
}

@Test func `a folder of models that views observe is of no certain layer`() {
  let observed = "final class A: ObservableObject {}"
  let macro = "@Observable final class B {}"
  #expect(
    layers([
      "Trail/Model/A.swift": observed, "Trail/Model/Deep/B.swift": macro,
      "Trail/Model/C.swift": "struct C {}",
      "Trail/Other/Models/A2.swift": observed, "Trail/Other/Models/D.swift": "struct D {}",
      "Trail/Domain/A3.swift": observed,
    ]) == [
      "A.swift": "-", "B.swift": "-", "C.swift": "-", "A2.swift": "domain", "D.swift": "domain",
      "A3.swift": "domain",
    ])
}

@Test func `what is plain in a folder within models that know screens stays of the domain`() {
  let screen = "import UIKit\nfinal class A: UIView {}"
  let found = layers(
    [
      "Trail/Model/Elements/A.swift": screen, "Trail/Model/Elements/B.swift": screen,
      "Trail/Model/Elements/C.swift": screen, "Trail/Model/Elements/D.swift": screen,
      "Trail/Model/Elements/E.swift": screen, "Trail/Model/Elements/F.swift": screen,
      "Trail/Model/Elements/M.swift": screen,
      "Trail/Model/Kinds/G.swift": "enum G { case a }", "Trail/Model/Kinds/H.swift": "enum H { case a }",
      "Trail/Model/Kinds/I.swift": "enum I { case a }", "Trail/Model/Kinds/J.swift": "enum J { case a }",
      "Trail/Model/Kinds/K.swift": "enum K { case a }", "Trail/Model/Few/L.swift": "enum L { case a }",
    ])
  #expect(found["A.swift"] == "-" && found["L.swift"] == "-")
  #expect(found["G.swift"] == "domain" && found["K.swift"] == "domain")
}

@Test func `a folder called after data or services most of which is views is of no certain layer`() {
  let cell = "final class NetworkCell: UITableViewCell {}"
  let screen = "final class NetworkScreen: UIViewController {}"
  let client = "final class Client {}"
  #expect(
    layers([
      "Trail/Cells/Network/A.swift": cell, "Trail/Cells/Network/B.swift": screen,
      "Trail/Cells/Network/C.swift": client,
      "Trail/Services/D.swift": cell, "Trail/Services/E.swift": client, "Trail/Services/F.swift": client,
      "Trail/Few/Network/G.swift": cell, "Trail/Few/Network/H.swift": screen,
      "Trail/Services/Cart/Models/L.swift": "struct L {}",
      "Trail/Services/Models/Cart/N.swift": "final class CartService {}",
      "Trail/Data/Cart/Models/M.swift": "struct M {}",
      // Said by the whole path, not guessed.
      "Trail/Core/Network/I.swift": cell, "Trail/Core/Network/J.swift": cell,
      "Trail/Core/Network/K.swift": cell,
    ]) == [
      "A.swift": "-", "B.swift": "-", "C.swift": "-", "D.swift": "infrastructure",
      "E.swift": "infrastructure",
      "F.swift": "infrastructure", "G.swift": "infrastructure", "H.swift": "infrastructure",
      "I.swift": "infrastructure", "J.swift": "infrastructure", "K.swift": "infrastructure",
      "L.swift": "-", "N.swift": "infrastructure", "M.swift": "data",
    ])
}

@Test func `a folder of screens is not of data because what they show is called a repository`() {
  let screen = "final class RepositoryFiles: UIViewController {}"
  let view = "final class TripBadge: UIView {}"
  let client = "final class RepositoryClient {}"
  #expect(
    layers([
      "Trail/Repository/A.swift": screen, "Trail/Repository/B.swift": client,
      "Trail/Repository/C.swift": client,
      // One that is a repository tells what the folder is called after.
      "Trail/Data/Repository/D.swift": "final class TripRepository {}",
      "Trail/Shop/Repository/E.swift": screen, "Trail/Shop/Repository/F.swift": client,
      "Trail/Shop/Repository/G.swift": "final class CartRepository {}",
      // One view among others does not say what the folder is about.
      "Trail/Trips/Repository/H.swift": view, "Trail/Trips/Repository/I.swift": "final class TripDAO {}",
      "Trail/Trips/Repository/J.swift": "final class UserStore {}",
    ]) == [
      "A.swift": "-", "B.swift": "-", "C.swift": "-", "D.swift": "data", "E.swift": "data", "F.swift": "data",
      "G.swift": "data", "H.swift": "data", "I.swift": "data", "J.swift": "data",
    ])
}

@Test
func `what feeds lists is no data, nor is a folder of data in which nothing travels, is stored or works`() {
  let kind = "enum Kind { case short, long }"
  #expect(
    layers([
      "Trail/Data/A.swift": kind, "Trail/Data/B.swift": kind,
      "Trail/Data/C.swift": "protocol C { var name: String { get } }",
      "Trail/Few/Data/D.swift": kind, "Trail/Few/Data/E.swift": kind,
      "Trail/Coded/Data/F.swift": kind, "Trail/Coded/Data/G.swift": kind,
      "Trail/Coded/Data/H.swift": "struct H: Codable {}",
      "Trail/Named/Data/I.swift": kind, "Trail/Named/Data/J.swift": kind,
      "Trail/Named/Data/K.swift": "struct TripRequest {}",
      "Trail/Read/Data/R.swift": kind, "Trail/Read/Data/S.swift": kind,
      "Trail/Read/Data/T.swift": "enum Cache { static func read() -> Int { 0 } }",
      "Trail/Free/Data/U.swift": kind, "Trail/Free/Data/V.swift": kind,
      "Trail/Free/Data/W.swift": "func read() -> Int { 0 }",
      "Trail/Lists/Data/X.swift":
        "import UIKit\nfinal class Rows: NSObject, UITableViewDataSource {}\nfinal class XRepository {}",
      "Trail/Services/L.swift": kind, "Trail/Services/M.swift": kind, "Trail/Services/N.swift": kind,
      "Trail/Lists/Data/O.swift": "import UIKit\nfinal class O: NSObject, UITableViewDataSource {}",
      "Trail/Lists/Data/P.swift": "import UIKit\nfinal class P: CollectionViewDataSource<Trip> {}",
      "Trail/Lists/Data/Q.swift": "final class Q: TripsDataSource {}",
    ]) == [
      "A.swift": "-", "B.swift": "-", "C.swift": "-", "D.swift": "data", "E.swift": "data",
      "R.swift": "data", "S.swift": "data", "T.swift": "data", "U.swift": "data", "V.swift": "data",
      "W.swift": "data", "X.swift": "data",
      "F.swift": "data", "G.swift": "data", "H.swift": "data", "I.swift": "data", "J.swift": "data",
      "K.swift": "data", "L.swift": "infrastructure", "M.swift": "infrastructure",
      "N.swift": "infrastructure", "O.swift": "-", "P.swift": "-", "Q.swift": "data",
    ])
}

@Test func `a folder of models or protocols most of which know screens is of no certain layer`() {
  let screen = "import UIKit\nstruct A { let image: UIImage }"
  let color = "import SwiftUI\nstruct B { let color: Color }"
  #expect(
    layers([
      "Trail/Model/A.swift": screen, "Trail/Model/A2.swift": screen, "Trail/Model/C.swift": "struct C {}",
      "Trail/Few/Models/A3.swift": screen, "Trail/Few/Models/A4.swift": screen,
      "Trail/Half/Models/A5.swift": screen, "Trail/Half/Models/A6.swift": screen,
      "Trail/Half/Models/D.swift": "struct D {}", "Trail/Half/Models/E.swift": "struct E {}",
      "Trail/Colors/Models/B.swift": color, "Trail/Colors/Models/B2.swift": color,
      "Trail/Colors/Models/B3.swift": color, "Trail/Chat/Models/C2.swift": color,
      "Trail/Chat/Models/C3.swift": color,
      "Trail/Chat/Models/C4.swift": "import SwiftUI\nfinal class C4: ObservableObject {}",
      "Trail/Domain/Models/A7.swift": screen,
      "Trail/Domain/Models/A8.swift": screen, "Trail/Domain/Models/A9.swift": screen,
      "Trail/Protocols/P.swift": screen, "Trail/Protocols/P2.swift": screen,
      "Trail/Protocols/P3.swift": "protocol P3 {}", "Trail/Few/Protocols/P4.swift": screen,
      "Trail/Few/Protocols/P5.swift": "protocol P5 {}", "Trail/Contracts/P6.swift": screen,
      "Trail/Contracts/P7.swift": screen, "Trail/Contracts/P8.swift": screen,
    ]) == [
      "A.swift": "-", "A2.swift": "-", "C.swift": "-", "A3.swift": "domain", "A4.swift": "domain",
      "A5.swift": "domain", "A6.swift": "domain", "D.swift": "domain", "E.swift": "domain",
      "B.swift": "domain", "B2.swift": "domain", "B3.swift": "domain", "A7.swift": "domain",
      "C2.swift": "-", "C3.swift": "-", "C4.swift": "-",
      "A8.swift": "domain", "A9.swift": "domain", "P.swift": "-", "P2.swift": "-", "P3.swift": "-",
      "P4.swift": "contracts", "P5.swift": "contracts", "P6.swift": "contracts", "P7.swift": "contracts",
      "P8.swift": "contracts",
    ])
}
