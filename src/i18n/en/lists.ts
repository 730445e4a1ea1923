/** Lists beyond their rows: ticks, columns, full screen, and why there is nothing to see. */
export const lists = {
  'transfer.import': 'Import',
  'transfer.export': 'Export',
  'list.tick': 'Select %{record}',
  'list.tick.page': 'Select all on this page',
  'list.options': 'List options',
  'list.sort': 'Sort by',
  'list.sort.ASC': 'Ascending',
  'list.sort.DESC': 'Descending',
  'list.print': 'Print',
  'list.print.some': 'Rows %{from}–%{to} of %{total}. Print, beside Refresh, prints all of them.',
  'list.full': 'Full screen',
  'list.full.begin': 'Enter full screen',
  'list.full.end': 'Leave full screen',
  'list.nothing.later': 'Records added elsewhere appear here.',
  'list.noMatch.many':
    'No %{plural} match this filter (%{hidden} in total). |||| No %{plural} match these %{smart_count} filters (%{hidden} in total).',
  'list.lastGood': 'Last loaded: %{age}.',
  'list.unreadableRows':
    '%{smart_count} row has no valid id and is not shown. |||| %{smart_count} rows have no valid id and are not shown.',
  'list.sort.incomplete':
    'Not available: the platform sends only some of the rows and does not sort by this column.',
  'list.incomplete.of':
    'The platform sent %{received} of %{total} rows; its document has no parameter for the others. Filters search these rows only.',
  'list.incomplete':
    'The platform sent %{received} rows and says there are more; its document has no parameter for them. Filters search these rows only.',
  'list.neverLoaded': 'Nothing has been loaded yet.',
  'list.rowsFrom': 'Rows loaded: %{age}.',
  'list.nextTry': 'retry in %{seconds} s',
  'list.nextTry.now': 'retrying now',
  'columns.title': 'Columns',
  'columns.reset': 'Reset',
  'columns.unchanged': 'Default columns are shown.',
  'columns.find': 'Find a column',
  'columns.none': 'No columns found.',
  'columns.always': 'always shown',
  'columns.hint': 'Drag, or Alt with the arrow keys, to reorder',
  'columns.moved': '%{column}: position %{n} of %{count}',
  'pager.uncounted': 'Total unknown',
} as const;
