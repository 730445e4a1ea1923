import { MIN_GROUPED_ALERTS } from '../../../domain/alertStorms.ts';
import { parseInstant } from '../../../domain/timeZone.ts';
import type { CentreAlert } from './CentreAlert.ts';
import { StormDetector } from './StormDetector.ts';

/** Alerts with the same key are one row in a storm: those of one type and street. */
export const getGroupKey = ({ type, device }: CentreAlert): string => `${type} ${device.domainId}`;

/**
 * Returns the keys of the groups among alerts that were there before: those that were in a storm by their own times, and
 * those that have as many alerts as a line of the alarm screen.
 *
 * @param alerts the newest first
 */
export function findEarlierGroups(alerts: readonly CentreAlert[]): ReadonlySet<string> {
  const storm = new StormDetector<CentreAlert>();
  const counts = new Map<string, number>();
  const keys = new Set<string>();
  for (const alert of alerts.toReversed()) {
    const key = getGroupKey(alert);
    // Only the differences count.
    const { isStorm, recent } = storm.add(alert, parseInstant(alert.time, 'UTC'));
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    for (const each of recent) keys.add(getGroupKey(each));
    if (isStorm || count >= MIN_GROUPED_ALERTS) keys.add(key);
  }
  return keys;
}
