enum ListResult { case showDetailScreen }
