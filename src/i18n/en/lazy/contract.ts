/** Messages of the contract monitor. */
export const contract = {
  'contract.checked':
    '%{count} response of the platform checked in this session. |||| %{count} responses of the platform checked in this session.',
  'contract.none': 'No deviations',
  'contract.hint':
    'Responses are sampled in the background and compared with the API documents while you work.',
  'contract.operation': 'Operation',
  'contract.path': 'Path',
  'contract.whole': 'whole response',
  'contract.rule': 'Rule',
  'contract.count': 'Count',
  'contract.excerpt': 'Excerpt',
};
