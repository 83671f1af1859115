//___FILEHEADER___
import ___VARIABLE_a___
class ___FILEBASENAMEASIDENTIFIER___: ___VARIABLE_cocoaTouchSubclass:identifier___ {
  func ___a___() { <#b#> }
}
