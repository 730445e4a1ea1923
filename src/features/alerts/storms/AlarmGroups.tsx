import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';

import { useListSelection } from '../../../resources/selection/selection.ts';
import type { ListedAlert } from '../ListedAlert.ts';
import { AlarmGroupItem } from './AlarmGroupItem.tsx';
import { groupAlarms, MIN_GROUPED_ALARMS } from './groupAlarms.ts';

/** The number of alarms among which groups are found: the newest ones. */
const MAX_READ_ALARMS = 200;

/**
 * The groups of a storm above the list: the unconfirmed alarms of one type in one domain as a line, to confirm all of
 * them or to list only them. They change with the rows and not between: the rows stay where they are.
 *
 * @see ALERT-11
 */
export const AlarmGroups = () => {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { data: rows, total = 0 } = useListContext<ListedAlert>();
  const { filter } = useListSelection();
  const isGroupListed = 'type' in filter && 'domain_id' in filter;
  const isEnabled = total >= MIN_GROUPED_ALARMS && !isGroupListed;
  const { data } = useQuery({
    queryKey: ['alerts', 'groups', filter, rows?.map(({ id }) => id).join()],
    queryFn: async ({ signal }) => {
      const read = await provider.getList<ListedAlert>('alerts', {
        filter: { ...filter, confirmed: { eq: false } },
        sort: { field: 'update_time', order: 'DESC' },
        pagination: { page: 1, perPage: MAX_READ_ALARMS },
        signal,
      });
      return groupAlarms(read.data);
    },
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
  const groups = isEnabled ? (data ?? []) : [];
  if (groups.length === 0) return null;
  return (
    <div className="alert-segments">
      <ul className="alert-lines" aria-label={translate('alerts.groups')}>
        {groups.map(group => (
          <AlarmGroupItem
            key={`${group.latest.type} ${group.latest.domain_id}`}
            group={group}
            filter={filter}
          />
        ))}
      </ul>
    </div>
  );
};
