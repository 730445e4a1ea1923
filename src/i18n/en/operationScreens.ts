/** Messages of screens that are neither a list nor a record: settings, reports, an import. */
export const operationScreens = {
  'settings.saved': '%{name} saved',
  'settings.discard': 'Discard changes',
  'settings.readOnly': 'These settings are read-only. %{reason}',
  'reading.show': 'Show',
  'reading.again': 'Refresh',
  'reading.missing': 'Choose what to show',
  'reading.missing.hint': 'Fill in %{fields}, then press Show.',
  'reading.none': 'Nothing to show',
  'reading.none.hint': 'The platform has no data for this selection.',
  'reading.question': 'Query',
  'reading.answer': 'Scrollable table',
} as const;
