/** Screens that are neither a list nor a record: settings, figures, an import. */
export const places = {
  'settings.saved': 'Saved: %{name}',
  'settings.discard': 'Discard changes',
  'settings.readOnly': 'You can read these settings. %{reason}',
  'reading.show': 'Show',
  'reading.again': 'Refresh',
  'reading.missing': 'Choose what to show',
  'reading.missing.hint': 'Fill in %{fields}, then press Show.',
  'reading.none': 'Nothing to show',
  'reading.none.hint': 'The platform has nothing for this question.',
  'reading.question': 'What is shown',
  'reading.answer': 'Table, can be scrolled',
} as const;
