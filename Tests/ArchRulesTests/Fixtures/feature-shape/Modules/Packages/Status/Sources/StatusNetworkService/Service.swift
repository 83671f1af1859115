// Named after a feature, but in no folder of features.
final class StatusNetworkService {}
