import { useGetList, useLocaleState, useTranslate } from 'react-admin';

import { alerts } from '../../../generated/core/resources.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import { Ellipsis } from '../../../resources/fields/Ellipsis.tsx';
import { QueryStates } from '../../../resources/failures/QueryStates.tsx';
import { SiteTime } from '../../../ui/SiteTime.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import type { ListedAlert } from '../ListedAlert.ts';
import { AlertName } from '../list/AlertName.tsx';
import { AlertRowActions } from '../list/AlertRowActions.tsx';
import { formatWithSlashes } from '../../../domain/formatDateTime.ts';
import { AlertDurationField, formatMeasurement } from '../list/alertFields.tsx';

const alertFields: readonly FieldDescriptor[] = alerts.fields;
const durationField = alertFields.find(({ source }) => source === 'duration');

/** The rows of an open group: the newest ones. */
const MAX_ROWS = 50;

interface AlarmGroupRowsProps {
  readonly filter: FilterValues;
  readonly title: string;
}

/** The alarms of a group below its line. */
export const AlarmGroupRows = ({ filter, title }: AlarmGroupRowsProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const { data, total, error, refetch } = useGetList<ListedAlert>('alerts', {
    filter,
    sort: { field: 'update_time', order: 'DESC' },
    pagination: { page: 1, perPage: MAX_ROWS },
  });
  const hiddenCount = (total ?? 0) - (data?.length ?? 0);
  return (
    <>
      <QueryStates {...{ data, error }} onRetry={refetch} errorTitle={title}>
        {rows => (
          <ul className="alarm-group-rows alert-lines" aria-label={title}>
            {rows.map(alert => (
              <GroupedAlarm key={alert.id} alert={alert} />
            ))}
          </ul>
        )}
      </QueryStates>
      {hiddenCount > 0 && (
        <p className="type-12 text-3">
          {translate('alerts.group.more', { count: formatNumber(hiddenCount) })}
        </p>
      )}
    </>
  );
};

const GroupedAlarm = ({ alert }: { readonly alert: ListedAlert }) => {
  const [language] = useLocaleState();
  const measured = formatMeasurement(language, alert.type, alert.detection);
  return (
    <li className="row gap-12 text-13">
      <span className="min-w-0 flex-[0_1_280px]">
        <AlertName alert={alert}>
          <Ellipsis>{alert.asset_name}</Ellipsis>
        </AlertName>
      </span>
      <span className="text-2">{measured}</span>
      <SiteTime time={alert.update_time} formatText={formatWithSlashes} />
      {durationField && (
        <span className="text-2">
          <AlertDurationField field={durationField} value={alert.duration} record={alert} />
        </span>
      )}
      <AlertRowActions alert={alert} />
    </li>
  );
};
