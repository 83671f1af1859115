import Alamofire
import Cart
import Search // expect: undeclared-dependency "'Shop' imports 'Search', which 'Project.swift' does not list for it"
import SwiftUI
@main struct ShopApp: App { var body: some Scene { WindowGroup { CartView() } } }
