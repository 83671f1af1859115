import Foundation

protocol Browsing { func open(_ address: URL) }
protocol ScreenRouting: AnyObject { func routeHome() }
protocol Purchasing { func buy() }
