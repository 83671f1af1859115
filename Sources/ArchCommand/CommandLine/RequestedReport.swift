import ArchReports

/// A format and where it goes: `sarif=out.sarif`, or `text` alone for standard output.
struct RequestedReport: Equatable {
  let format: ReportFormat
  /// `nil` is standard output.
  var path: String?
}
