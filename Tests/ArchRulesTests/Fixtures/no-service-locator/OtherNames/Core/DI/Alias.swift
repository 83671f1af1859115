import FactoryKit

typealias Locator = Container
typealias Kit = FactoryKit.Container
typealias Length = Double

extension Container { var trips: Factory<any TripsLoading> { self { TripsLoader() } } }
protocol TripsLoading { func load() }
final class TripsLoader: TripsLoading { func load() {} }
