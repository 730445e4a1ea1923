/** Messages of the live alerts. */
export const liveAlerts = {
  'connection.live': 'Live',
  'connection.lastEvent': ', last event',
  'connection.connecting': 'Connecting',
  'connection.stopped': 'Not live',
  'connection.lost': 'Reconnecting since',
  'connection.retry': ', next attempt at',
  'connection.retryNow': 'Try now',
  'connection.serverLost': 'The server does not respond. Trying again.',
  'connection.serverLost.data': 'Last data received:',
  'messages.alerts.quiet': 'Quiet since %{since}',
  'messages.confirm.count': 'Confirm %{count}',
  'messages.confirm.failed': 'Confirm %{count} alert |||| Confirm %{count} alerts',
  'messages.confirmed.many': '%{count} alert confirmed |||| %{count} alerts confirmed',
  'messages.missing':
    'The alert of %{name} is confirmed already or no longer exists. It was removed here; the alert log shows what happened to it.',
  'messages.missing.many':
    '%{count} alert was confirmed already or no longer exists, and was removed here. |||| %{count} alerts were confirmed already or no longer exist, and were removed here.',
  'messages.map.denied': 'The map is not one of the modules of your account.',
  'messages.more': '%{count} more unconfirmed',
  'messages.more.read': 'Load more',
  'messages.more.list': 'List all',
  'messages.times': '%{count} times',
  'messages.group.title': '%{devices} on %{street}',
  'messages.group.count': '%{count} alert |||| %{count} alerts',
  'messages.group.since': '%{count} alert since %{time} |||| %{count} alerts since %{time}',
  'messages.group.list': 'List them',
  'messages.storm': '%{count} alert in a short time |||| %{count} alerts in a short time',
  'messages.storm.hint': 'They are grouped by type and street.',
  'messages.storm.show': 'Show alerts',
  'messages.critical.unconfirmed':
    '%{count} unconfirmed critical alert |||| %{count} unconfirmed critical alerts',
  'messages.critical.new': 'Critical alert: %{name}, %{type}',
  'messages.critical.count': '%{count} new critical alert |||| %{count} new critical alerts',
  'messages.sound.on': 'Sound on',
  'messages.sound.off': 'Sound off',
  'messages.sound.rule':
    'Browsers play sound only after a click on the page. At most one sound every 2 seconds.',
  'messages.invalid':
    '%{count} message of the alert server was not valid and was skipped: %{reason} |||| %{count} messages of the alert server were not valid and were skipped, the last one: %{reason}',
} as const;
