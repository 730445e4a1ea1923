import { useGetList } from 'react-admin';

import { FormattedNumber } from '../../../ui/FormattedNumber.tsx';
import { SiteTime } from '../../../ui/SiteTime.tsx';
import type { FilterValues } from '../../../schema/filter.ts';
import { formatDuration } from '../../../resources/fields/formatDuration.ts';
import { useUnitLabel } from '../../../resources/fields/useUnitLabel.ts';
import { QueryStates } from '../../../resources/failures/QueryStates.tsx';
import type { ListedAlert } from '../ListedAlert.ts';
import { formatWithSlashes } from '../../../domain/formatDateTime.ts';
import { RunningDuration } from '../list/RunningDuration.tsx';

/** The number of listed alerts. */
const MAX_ROWS = 6;

interface AlertHistoryProps {
  readonly title: string;
  readonly emptyLabel: string;
  readonly filter: FilterValues;
  /** The alert that the list is about, which it does not contain. */
  readonly excludedId?: string;
}

/** The latest alerts of a filter, each with its time and how long it lasted. */
export const AlertHistory = ({ title, emptyLabel, filter, excludedId }: AlertHistoryProps) => {
  const { data, total, error, refetch } = useGetList<ListedAlert>('alerts', {
    filter,
    sort: { field: 'update_time', order: 'DESC' },
    pagination: { page: 1, perPage: MAX_ROWS + 1 },
  });
  const shownAlerts = data?.filter(({ id }) => id !== excludedId).slice(0, MAX_ROWS);
  const others =
    total === undefined ? undefined : Math.max(0, total - (excludedId === undefined ? 0 : 1));
  return (
    <section aria-label={title}>
      <h3 className="text-13 font-semibold">
        {title}{' '}
        {others !== undefined && (
          <span className="font-regular text-3">
            <FormattedNumber value={others} />
          </span>
        )}
      </h3>
      <QueryStates
        data={shownAlerts}
        error={error}
        onRetry={refetch}
        errorTitle={title}
        empty={<p className="text-13 text-3">{emptyLabel}</p>}
      >
        {rows => (
          <ul className="alert-lines">
            {rows.map(row => (
              <AlertLine key={row.id} alert={row} />
            ))}
          </ul>
        )}
      </QueryStates>
    </section>
  );
};

const AlertLine = ({ alert }: { readonly alert: ListedAlert }) => {
  const getUnitLabel = useUnitLabel();
  return (
    <li className="row justify-between gap-12 text-13">
      <SiteTime time={alert.update_time} formatText={formatWithSlashes} />
      <span className="text-2">
        {alert.duration === undefined ? (
          <RunningDuration since={alert.update_time} />
        ) : (
          formatDuration(alert.duration, 's', getUnitLabel, 2)
        )}
      </span>
    </li>
  );
};
