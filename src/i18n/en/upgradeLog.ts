/** Messages of the first view of the upgrade list: few, so that it does not load the lazy ones. */
export const upgradeLog = {
  'upgrade.log.inProgress': 'In progress',
  'upgrade.log.planned': 'Planned',
  'upgrade.log.stuck': 'Stuck',
  'upgrade.log.failed': 'Failed in 24 h',
  'upgrade.log.live': 'Live, every %{seconds} s',
  'upgrade.log.quiet': 'No upgrades in progress',
  'upgrade.stuck': 'Stuck: no response for %{length}',
  'upgrade.stuck.names':
    'No response from %{names} for ten minutes. Check the device, or cancel and retry. |||| No response from %{smart_count} devices for ten minutes: %{names}. Check them, or cancel and retry.',
  'upgrade.stuck.more': '%{names} and %{smart_count} more',
  'upgrade.planned': 'Planned',
  'device.code': 'Code %{code}',
} as const;
