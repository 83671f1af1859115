import Swinject

protocol MainAssembly: Assembly {
  func assembleOnMain(container: Container)
}

protocol Assembling {
  func assembleOnMain()
}
