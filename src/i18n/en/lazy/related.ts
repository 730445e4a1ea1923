/** What refers to a record, and what blocks its deletion. */
export const related = {
  'related.blockers': 'Blocking items',
  'related.references': 'Linked records',
  'related.loading': 'Looking up linked records',
  'related.nothing': 'No linked records',
  'related.consequence': 'The delete may be rejected while these exist.',
  'related.tooManyRecords':
    'Linked records are not looked up for %{count} records. Select at most %{max} to see them.',
  'related.denied': 'unknown: your role may not list these',
  'related.tooMany': 'unknown: too many records to check (%{total})',
  'related.some': 'some: the platform gives no count',
  'related.unlisted': 'unknown: the platform cannot list these',
  'related.failed': 'unknown: %{reason}',
};
