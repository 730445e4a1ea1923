/** Messages of the live alerts. */
export const liveAlerts = {
  'connection.live': 'Live',
  'connection.lastEvent': ', last event',
  'connection.connecting': 'Connecting',
  'connection.stopped': 'Not live',
  'connection.lost': 'Reconnecting since',
  'connection.retry': ', next attempt at',
  'connection.retryNow': 'Try now',
  'messages.alerts.quiet': 'Quiet since %{since}',
  'messages.confirm.count': 'Confirm %{count}',
  'messages.confirm.failed': 'Confirm %{smart_count} alert |||| Confirm %{smart_count} alerts',
  'messages.confirmed.many': '%{smart_count} alert confirmed |||| %{smart_count} alerts confirmed',
  'messages.missing':
    'The alert of %{name} is confirmed already or no longer exists. It was removed here; the alarm log shows what happened to it.',
  'messages.missing.many':
    '%{smart_count} alert was confirmed already or no longer exists, and was removed here. |||| %{smart_count} alerts were confirmed already or no longer exist, and were removed here.',
  'messages.map.denied': 'The map is not one of the modules of your account.',
  'messages.times': '%{count} times',
  'messages.group.lamps': '%{smart_count} lamp on %{street} |||| %{smart_count} lamps on %{street}',
  'messages.group.devices':
    '%{smart_count} device on %{street} |||| %{smart_count} devices on %{street}',
  'messages.group.count': '%{smart_count} alert |||| %{smart_count} alerts',
  'messages.group.since':
    '%{smart_count} alert since %{time} |||| %{smart_count} alerts since %{time}',
  'messages.group.list': 'List them',
  'messages.storm': '%{count} alert in a short time |||| %{count} alerts in a short time',
  'messages.storm.hint': 'They are grouped by type and street.',
  'messages.storm.show': 'Show alerts',
  'messages.critical.new': 'Critical alert: %{name}, %{type}',
  'messages.critical.count':
    '%{smart_count} new critical alert |||| %{smart_count} new critical alerts',
  'messages.sound.on': 'Sound on',
  'messages.sound.off': 'Sound off',
  'messages.sound.rule':
    'Browsers play sound only after a click on the page. At most one sound every 2 seconds.',
  'messages.invalid':
    '%{smart_count} message of the alert server was not valid and was skipped: %{reason} |||| %{smart_count} messages of the alert server were not valid and were skipped, the last one: %{reason}',
} as const;
