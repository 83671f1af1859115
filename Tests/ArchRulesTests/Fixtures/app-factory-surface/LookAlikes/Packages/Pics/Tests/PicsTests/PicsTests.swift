public struct PicsTestCase {}
