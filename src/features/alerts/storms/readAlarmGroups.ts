import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import type { ListedAlert } from '../ListedAlert.ts';
import { readConfirmed } from '../list/segments.ts';
import { type AlarmGroup, getGroupFilter, getAlarmGroupKey, groupAlarms } from './groupAlarms.ts';

/** The number of alarms that are read at once. */
const PAGE_SIZE = 500;
/** The maximum number of reads: groups are found among 10,000 alarms, in addition to those of larger groups. */
const MAX_READS = 20;
/** The maximum number of groups: each is a condition in the URL of the list. */
const MAX_GROUPS = 20;

/**
 * Reads the groups of the alarms that match a filter, with their full counts: those that wait for a confirmation
 * first, then the largest.
 */
export async function readAlarmGroups(
  provider: ConsoleDataProvider,
  filter: FilterValues,
  signal: AbortSignal,
): Promise<readonly AlarmGroup[]> {
  const requested = readConfirmed(filter);
  const groups: AlarmGroup[] = [];
  for (const confirmed of requested === undefined ? [false, true] : [requested]) {
    const found = await findGroups(provider, { ...filter, confirmed: { eq: confirmed } }, signal);
    groups.push(...found.slice(0, MAX_GROUPS - groups.length));
  }
  return groups;
}

/** Reads page by page until every alarm has been read, without those of the groups that are known by then. */
async function findGroups(
  provider: ConsoleDataProvider,
  filter: FilterValues,
  signal: AbortSignal,
): Promise<readonly AlarmGroup[]> {
  const groups: AlarmGroup[] = [];
  /** The alarms that have been read and are in no group. */
  const others = new Map<string, ListedAlert>();
  for (let readCount = 0; readCount < MAX_READS && groups.length < MAX_GROUPS; readCount += 1) {
    const { data, total = data.length } = await provider.getList<ListedAlert>('alerts', {
      filter,
      sort: { field: 'update_time', order: 'DESC' },
      pagination: { page: 1 + Math.floor(others.size / PAGE_SIZE), perPage: PAGE_SIZE },
      ...(groups.length > 0 && { meta: { excluded: groups.map(getGroupFilter) } }),
      signal,
    });
    for (const alarm of data) others.set(alarm.id, alarm);
    const isComplete = others.size >= total || data.length === 0;
    const found = groupAlarms([...others.values()], isComplete);
    groups.push(...found);
    if (isComplete) break;
    const foundKeys = new Set(found.map(({ latest }) => getAlarmGroupKey(latest)));
    for (const alarm of others.values())
      if (foundKeys.has(getAlarmGroupKey(alarm))) others.delete(alarm.id);
  }
  const counted = await Promise.all(
    groups.map(async group => {
      if (group.models) return group;
      const { total = group.count } = await provider.getList('alerts', {
        filter: { ...filter, ...getGroupFilter(group) },
        pagination: { page: 1, perPage: 1 },
        meta: { countOnly: true },
        signal,
      });
      return { ...group, count: total };
    }),
  );
  return counted.toSorted((one, other) => other.count - one.count);
}
