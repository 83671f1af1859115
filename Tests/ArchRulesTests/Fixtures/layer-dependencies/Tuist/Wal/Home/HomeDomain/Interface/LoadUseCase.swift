import Foundation
import LocalStorage // expect: layer-dependencies "layer 'domain' imports 'LocalStorage' from layer 'infrastructure'"

public protocol LoadUseCase { func load() -> String }
