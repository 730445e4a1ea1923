import { useGetList, useListContext, useTranslate } from 'react-admin';

import { operation as confirmAlert } from '../../../generated/core/operations/confirmAlert.ts';
import { alerts } from '../../../generated/core/resources.ts';
import { useDenialReason } from '../../../resources/access/useDenialReason.ts';
import { FieldValue } from '../../../resources/fields/FieldValue.tsx';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SiteTime } from '../../../ui/SiteTime.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { pendingConfirmation } from '../confirmation.ts';
import { formatWithSlashes } from '../list/alertFields.tsx';
import type { AlarmGroup } from './groupAlarms.ts';

const alertFields: readonly FieldDescriptor[] = alerts.fields;
const findField = (source: string) => alertFields.filter(field => field.source === source);
const [levelFields, typeFields, domainFields] = ['level', 'type', 'domain_id'].map(findField);

interface AlarmGroupItemProps {
  readonly group: AlarmGroup;
  /** The filter of the list. */
  readonly filter: FilterValues;
}

/** The unconfirmed alarms of one type in one domain, as a line. */
export const AlarmGroupItem = ({ group, filter }: AlarmGroupItemProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const list = useListContext();
  const { latest, worstLevel } = group;
  const condition = { type: { inq: [latest.type] }, domain_id: { inq: [latest.domain_id] } };
  const groupFilter = { ...filter, ...condition, confirmed: { eq: false } };
  // The group may have more alarms than were read.
  const { total = group.count } = useGetList('alerts', {
    filter: groupFilter,
    pagination: { page: 1, perPage: 1 },
  });
  const disabledReason = useDenialReason('alerts', [confirmAlert])(confirmAlert);
  const count = formatNumber(total);
  const confirm = () =>
    pendingConfirmation.set({
      resource: 'alerts',
      selection: {
        ...{ ids: new Set(), isAllMatching: true, filter: groupFilter, count: total },
        clear: () => undefined,
      },
    });
  return (
    <li className="row wrap gap-12">
      {levelFields?.map(field => (
        <FieldValue key={field.source} field={field} record={{ ...latest, level: worstLevel }} />
      ))}
      <b className="semibold">{translate('alerts.group', { count })}</b>
      {[...(typeFields ?? []), ...(domainFields ?? [])].map(field => (
        <FieldValue key={field.source} field={field} record={latest} />
      ))}
      <span className="text-2 type-12">
        {translate('alerts.group.latest')}{' '}
        <SiteTime time={Date.parse(latest.update_time)} formatText={formatWithSlashes} />
      </span>
      <ActionButton
        size="small"
        disabled={disabledReason !== undefined}
        disabledReason={disabledReason ?? ''}
        onClick={confirm}
      >
        {translate('alerts.confirmMany', { count })}
      </ActionButton>
      <ActionButton
        kind="auxiliary"
        size="small"
        onClick={() => list.setFilters({ ...(list.filterValues as FilterValues), ...condition })}
      >
        {translate('alerts.group.list')}
      </ActionButton>
    </li>
  );
};
