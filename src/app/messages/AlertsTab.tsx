import { useGetList, useTranslate } from 'react-admin';

import { formatDateTime } from '../../domain/formatDateTime.ts';
import { QueryError } from '../../resources/failures/QueryError.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useSiteZone } from '../../ui/SiteZone.ts';
import type { AlertRecord } from './AlertRecord.ts';
import { AlertItem } from './AlertItem.tsx';

/** Maximum number of alerts; the alarm list has all of them. */
const MAX_ALERTS = 20;
/** Polling interval of the open tab, in milliseconds. */
const POLL_INTERVAL_MS = 15_000;

/** The newest unacknowledged alerts. The platform pushes none yet, so the tab polls, and shows when. */
export const AlertsTab = () => {
  const translate = useTranslate();
  const zone = useSiteZone();
  const { data, total, error, isPending, isFetching, refetch, dataUpdatedAt } =
    useGetList<AlertRecord>(
      'alerts',
      {
        filter: { confirmed: { eq: false } },
        sort: { field: 'update_time', order: 'DESC' },
        pagination: { page: 1, perPage: MAX_ALERTS },
      },
      { refetchInterval: POLL_INTERVAL_MS },
    );
  const requestedAt = formatDateTime(dataUpdatedAt ? new Date(dataUpdatedAt) : null, zone)?.slice(
    11,
  );
  const refreshButton = (
    <ActionButton
      size="small"
      isPending={isFetching}
      startIcon={<Icon name="refresh" size={14} />}
      onClick={() => void refetch()}
    >
      {translate('messages.refresh')}
    </ActionButton>
  );
  if (isPending) return <SkeletonRows />;
  if (error)
    return <QueryError error={error} title={translate('messages.failed')} onRetry={refetch} />;
  const hiddenCount = (total ?? data.length) - data.length;
  return (
    <>
      <div className="messages-state text-2 flex-none row gap-12 spread type-12">
        <span>{translate('messages.updatedAt', { time: requestedAt ?? '' })}</span>
        {refreshButton}
      </div>
      {data.length === 0 ? (
        <EmptyState kind="nothing" title={translate('messages.noAlerts')} />
      ) : (
        <ul className="messages-list">
          {data.map(alert => (
            <AlertItem key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
      {hiddenCount > 0 && (
        <p className="messages-more">{translate('messages.more', { count: hiddenCount })}</p>
      )}
    </>
  );
};
