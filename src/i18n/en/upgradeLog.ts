/** What the list of upgrades says at first sight: few words, for which it does not fetch the later ones. */
export const upgradeLog = {
  'upgrade.log.underWay': 'Under way',
  'upgrade.log.planned': 'Planned',
  'upgrade.log.stuck': 'Stuck',
  'upgrade.log.failed': 'Failed in 24 h',
  'upgrade.log.live': 'Live: read again every %{seconds} seconds',
  'upgrade.log.quiet': 'Nothing is under way',
  'upgrade.stuck': 'Stuck: nothing heard for %{length}',
  'upgrade.stuck.names':
    'Nothing heard for ten minutes of %{names}. Check whether it still answers; it can be cancelled and tried again. |||| Nothing heard for ten minutes of %{smart_count} devices: %{names}. Check whether they still answer; they can be cancelled and tried again.',
  'upgrade.stuck.more': '%{names} and %{smart_count} more',
  'upgrade.planned': 'Planned',
  'device.code': 'Code %{code}',
} as const;
