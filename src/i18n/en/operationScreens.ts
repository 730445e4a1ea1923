/** Messages of screens that are neither a list nor a record: settings, reports, an import. */
export const operationScreens = {
  'settings.saved': '%{name} saved',
  'settings.discard': 'Discard changes',
  'settings.readOnly': 'These settings are read-only. %{reason}',
  'report.show': 'Show',
  'report.again': 'Refresh',
  'report.missing': 'Choose what to show',
  'report.missing.hint': 'Fill in %{fields}, then press Show.',
  'report.none': 'Nothing to show',
  'report.none.hint': 'The platform has no data for this selection.',
  'report.query': 'Query',
  'report.table': 'Scrollable table',
} as const;
