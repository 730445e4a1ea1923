import { useListContext, useTranslate } from 'react-admin';

import { operation as confirmAlert } from '../../../generated/core/operations/confirmAlert.ts';
import { useDenialReason } from '../../../resources/access/useDenialReason.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { pendingConfirmation } from '../confirmation.ts';
import type { AlarmGroupProps } from './AlarmGroupProps.ts';
import { getGroupFilter } from './groupAlarms.ts';

interface AlarmGroupButtonsProps extends AlarmGroupProps {
  readonly isPhone: boolean;
}

/** Confirms all alarms of a group that are not confirmed yet, or lists only the group. */
export const AlarmGroupButtons = ({ group, filter, isPhone }: AlarmGroupButtonsProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const list = useListContext();
  const disabledReason = useDenialReason('alerts', [confirmAlert])(confirmAlert);
  const groupFilter = getGroupFilter(group);
  const confirm = () =>
    pendingConfirmation.set({
      resource: 'alerts',
      selection: {
        ...{ ids: new Set(), isAllMatching: true, filter: { ...filter, ...groupFilter } },
        ...{ count: group.count, clear: () => undefined },
      },
    });
  const listAll = () => list.setFilters({ ...(list.filterValues as FilterValues), ...groupFilter });
  return (
    <div className={isPhone ? 'mt-10 grid grid-cols-[1fr_1fr] gap-8' : 'row flex-none gap-8'}>
      {group.latest.confirmed ? (
        <span className="inline-row gap-4 text-13 text-2">
          <Icon name="check" size={14} />
          {translate('alerts.segment.confirmed')}
        </span>
      ) : (
        <ActionButton
          size="small"
          data-confirm-group=""
          disabled={disabledReason !== undefined}
          disabledReason={disabledReason ?? ''}
          onClick={confirm}
        >
          {translate('alerts.confirmMany', { count: formatNumber(group.count) })}
        </ActionButton>
      )}
      <ActionButton kind="auxiliary" size="small" onClick={listAll}>
        {translate('alerts.group.list')}
      </ActionButton>
    </div>
  );
};
