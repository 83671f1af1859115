// ArchReports
