import { useEffect, useEffectEvent } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import { useListSelection } from '../../../resources/selection/selection.ts';
import type { ListedAlert } from '../ListedAlert.ts';
import { alertRows } from '../list/alertRows.ts';
import { AlarmGroupItem } from './AlarmGroupItem.tsx';
import { getAlarmGroupKey } from './groupAlarms.ts';
import { useAlarmGroups } from './useAlarmGroups.ts';

/** Groups that were read so long before the rows, in milliseconds, are read again. */
const MAX_AGE_MS = 5000;

/**
 * The groups of a storm above the list, each as a line instead of its rows: to confirm all of them, to open them below
 * the line, or to list only them. They change with the rows and not between: the rows stay where they are.
 *
 * @see ALERT-11
 */
export const AlarmGroups = () => {
  const translate = useTranslate();
  const { dataUpdatedAt: rowsUpdatedAt } = useListContext<ListedAlert>() as unknown as {
    readonly dataUpdatedAt: number;
  };
  const { filter } = useListSelection();
  const { groups, dataUpdatedAt, refetch } = useAlarmGroups(filter);
  const refetchOld = useEffectEvent(() => {
    if (dataUpdatedAt > 0 && rowsUpdatedAt - dataUpdatedAt > MAX_AGE_MS) void refetch();
  });
  useEffect(() => refetchOld(), [rowsUpdatedAt]);
  useEffect(() => alertRows.restoreFocus(), [groups]);
  if (groups.length === 0) return null;
  return (
    <ul
      className="alarm-groups alert-lines divided min-h-0 overflow-auto"
      aria-label={translate('alerts.groups')}
    >
      {groups.map(group => (
        <AlarmGroupItem key={getAlarmGroupKey(group.latest)} group={group} filter={filter} />
      ))}
    </ul>
  );
};
