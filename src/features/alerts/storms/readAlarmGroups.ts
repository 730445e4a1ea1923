import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import type { ListedAlert } from '../ListedAlert.ts';
import { type AlarmGroup, getGroupFilter, groupAlarms } from './groupAlarms.ts';

/** The number of alarms that are read at once: the newest ones. */
const MAX_READ_ALARMS = 200;
/** A large storm hides others behind its alarms, which are read without it. */
const MAX_READS = 4;
/** The maximum number of groups: each is a condition in the URL of the list. */
const MAX_GROUPS = 20;

/** Reads the groups of the unconfirmed alarms that match a filter, with their full counts, the largest first. */
export async function readAlarmGroups(
  provider: ConsoleDataProvider,
  filter: FilterValues,
  signal: AbortSignal,
): Promise<readonly AlarmGroup[]> {
  const unconfirmed = { ...filter, confirmed: { eq: false } };
  const groups: AlarmGroup[] = [];
  for (let readCount = 0; readCount < MAX_READS && groups.length < MAX_GROUPS; readCount += 1) {
    const { data, total = data.length } = await provider.getList<ListedAlert>('alerts', {
      filter: unconfirmed,
      sort: { field: 'update_time', order: 'DESC' },
      pagination: { page: 1, perPage: MAX_READ_ALARMS },
      ...(groups.length > 0 && { meta: { excluded: groups.map(getGroupFilter) } }),
      signal,
    });
    const isComplete = data.length >= total;
    const found = groupAlarms(data, isComplete);
    groups.push(...found);
    if (found.length === 0 || isComplete) break;
  }
  const counted = await Promise.all(
    groups.slice(0, MAX_GROUPS).map(async group => {
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
