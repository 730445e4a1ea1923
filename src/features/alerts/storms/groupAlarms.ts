import type { ListedAlert } from '../ListedAlert.ts';

/** At least so many unconfirmed alarms of one type in one domain are summarized. */
export const MIN_GROUPED_ALARMS = 10;

/** The maximum number of summaries: the list below has all alarms. */
const MAX_GROUPS = 3;

/** The unconfirmed alarms of one type in one domain. */
export interface AlarmGroup {
  /** The latest one. */
  readonly latest: ListedAlert;
  readonly count: number;
  readonly worstLevel: ListedAlert['level'];
}

/**
 * Returns the largest groups of alarms of one type in one domain, the largest first.
 *
 * @param alarms the newest first
 */
export function groupAlarms(alarms: readonly ListedAlert[]): readonly AlarmGroup[] {
  const groups = new Map<string, AlarmGroup>();
  for (const alarm of alarms) {
    const key = `${alarm.type} ${alarm.domain_id}`;
    const { latest, count, worstLevel } = groups.get(key) ?? {
      ...{ latest: alarm, count: 0, worstLevel: alarm.level },
    };
    const level = alarm.level < worstLevel ? alarm.level : worstLevel;
    groups.set(key, { latest, count: count + 1, worstLevel: level });
  }
  return [...groups.values()]
    .filter(({ count }) => count >= MIN_GROUPED_ALARMS)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX_GROUPS);
}
