import { MIN_GROUPED_ALERTS } from '../../../domain/alertStorms.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import type { ListedAlert } from '../ListedAlert.ts';

/** The unconfirmed alarms of one type in one domain, or the confirmed ones. */
export interface AlarmGroup {
  readonly latest: ListedAlert;
  readonly count: number;
  readonly worstLevel: ListedAlert['level'];
  /** The models of their devices, each device once; undefined where some alarms have not been read. */
  readonly models?: readonly string[];
}

/** Returns the condition of the alarms of a group. */
export const getGroupFilter = ({ latest }: AlarmGroup): FilterValues => ({
  type: { inq: [latest.type] },
  domain_id: { inq: [latest.domain_id] },
  confirmed: { eq: latest.confirmed },
});

export const getAlarmGroupKey = ({ type, domain_id: domainId, confirmed }: ListedAlert): string =>
  `${type} ${domainId} ${confirmed}`;

/**
 * Returns the groups of alarms of one type in one domain, the largest first.
 *
 * @param alarms the newest first
 * @param isComplete whether these are all alarms
 */
export function groupAlarms(
  alarms: readonly ListedAlert[],
  isComplete: boolean,
): readonly AlarmGroup[] {
  const members = new Map<string, ListedAlert[]>();
  for (const alarm of alarms) {
    const key = getAlarmGroupKey(alarm);
    const group = members.get(key);
    if (group) group.push(alarm);
    else members.set(key, [alarm]);
  }
  return [...members.values()]
    .filter(({ length }) => length >= MIN_GROUPED_ALERTS)
    .toSorted((one, other) => other.length - one.length)
    .flatMap(group => {
      const [latest] = group;
      if (!latest) return [];
      const levels = group.map(({ level }) => level);
      const models = new Map(group.map(({ asset_id: id, model }) => [id, model]));
      return {
        ...{ latest, count: group.length, worstLevel: levels.toSorted()[0] ?? latest.level },
        ...(isComplete && { models: [...models.values()] }),
      };
    });
}
