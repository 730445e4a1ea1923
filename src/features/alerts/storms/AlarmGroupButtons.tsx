import { useListContext, useTranslate } from 'react-admin';

import { operation as confirmAlert } from '../../../generated/core/operations/confirmAlert.ts';
import { useDenialReason } from '../../../resources/access/useDenialReason.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { pendingConfirmation } from '../confirmation.ts';
import type { AlarmGroupProps } from './AlarmGroupProps.ts';
import { getGroupFilter } from './groupAlarms.ts';

interface AlarmGroupButtonsProps extends AlarmGroupProps {
  readonly isPhone: boolean;
}

/** Confirms all alarms of a group, or lists only them. */
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
  const { type, domain_id: domainId } = groupFilter;
  const listAll = () =>
    list.setFilters({ ...(list.filterValues as FilterValues), type, domain_id: domainId });
  return (
    <div className={isPhone ? 'mt-10 grid grid-cols-[1fr_1fr] gap-8' : 'row flex-none gap-8'}>
      <ActionButton
        size="small"
        data-confirm-group=""
        disabled={disabledReason !== undefined}
        disabledReason={disabledReason ?? ''}
        onClick={confirm}
      >
        {translate('alerts.confirmMany', { count: formatNumber(group.count) })}
      </ActionButton>
      <ActionButton kind="auxiliary" size="small" onClick={listAll}>
        {translate('alerts.group.list')}
      </ActionButton>
    </div>
  );
};
