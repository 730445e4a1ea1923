import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import { isObject } from '../../../schema/isObject.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import type { UseFoldedRows } from '../../../resources/list/FoldedRows.ts';
import { getGroupFilter } from './groupAlarms.ts';
import { readAlarmGroups } from './readAlarmGroups.ts';

/** The key of the groups: with the other queries of alerts, so that a confirmation reads them again. */
export const ALARM_GROUPS_KEY = ['alerts', 'groups'] as const;

/** Returns the groups of the alarms that match the filter of the list. */
export function useAlarmGroups(filter: FilterValues) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const isEnabled = !isOneGroup(filter);
  const query = useQuery({
    queryKey: [...ALARM_GROUPS_KEY, filter],
    queryFn: ({ signal }) => readAlarmGroups(provider, filter, signal),
    placeholderData: keepPreviousData,
    // The list has all of its rows where they cannot be grouped.
    retry: false,
    enabled: isEnabled,
  });
  const { data = [], isPending, isPlaceholderData, dataUpdatedAt, refetch } = query;
  return {
    groups: isEnabled ? data : [],
    isPending: isEnabled && (isPending || isPlaceholderData),
    dataUpdatedAt,
    refetch,
  };
}

/** The alarms of the groups are no rows of the list: a storm is one line. @see ALERT-11 */
export const useGroupedRows: UseFoldedRows = filter => {
  const { groups, isPending } = useAlarmGroups(filter);
  return {
    filters: groups.map(getGroupFilter),
    count: groups.reduce((sum, { count }) => sum + count, 0),
    isPending,
  };
};

/** Whether a filter lists the alarms of a group as rows. */
const isOneGroup = (filter: unknown): boolean =>
  isObject(filter) &&
  (('type' in filter && 'domain_id' in filter) ||
    (Array.isArray(filter['and']) && filter['and'].some(isOneGroup)));
