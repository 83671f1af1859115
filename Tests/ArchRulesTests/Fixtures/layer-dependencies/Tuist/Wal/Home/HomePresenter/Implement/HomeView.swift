import Design
import HomeData // expect: layer-dependencies "layer 'presentation' imports 'HomeData' from layer 'data'"
import HomeDataImp // expect: layer-dependencies "layer 'presentation' imports 'HomeDataImp'"
import HomeDomain
import UIKit

public final class HomeViewController: UIViewController {}
