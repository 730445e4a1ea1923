import { useEffect, useMemo } from 'react';
import { useGetManyAggregate, useTranslate } from 'react-admin';

import { retryConnection, useConnection } from '../../data/live/useConnection.ts';
import { clipText } from '../../domain/clipText.ts';
import { formatDateTime } from '../../domain/formatDateTime.ts';
import { QueryErrorLine } from '../../resources/failures/QueryErrorLine.tsx';
import { ConnectionStatus } from '../../ui/ConnectionStatus.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { useRowVirtualizer } from '../../ui/useRowVirtualizer.ts';
import { useShellLinks } from '../useShellLinks.ts';
import type { AlertRow } from './alerts/CentreAlert.ts';
import { AlertRowItem } from './alerts/AlertRowItem.tsx';
import { type AlertView, useAlertView } from './alerts/alertStore.ts';
import { HiddenAlerts } from './alerts/HiddenAlerts.tsx';
import { SoundMenu } from './alerts/SoundMenu.tsx';
import { useUnacknowledgedAlerts } from './alerts/useUnacknowledgedAlerts.ts';
import { requestLiveAlerts } from './liveStart.ts';

/** The unacknowledged alerts, newest first, and whether they are live. */
export const AlertsTab = () => {
  const view = useAlertView();
  const { isPending, isFetching, error, refetch } = useUnacknowledgedAlerts(true);
  useEffect(requestLiveAlerts, []);
  const isEmpty = view.book.size === 0;
  return (
    <>
      <AlertsStateLine lastEventAt={view.lastEventAt} />
      {error && <QueryErrorLine className="px-20 py-12 text-3" error={error} onRetry={refetch} />}
      {isEmpty && isPending && <SkeletonRows />}
      {isEmpty && !isPending && !error && <QuietState {...view} />}
      {!isEmpty && <AlertRows rows={view.book.rows} />}
      <HiddenAlerts isReading={isFetching} />
    </>
  );
};

const AlertsStateLine = ({ lastEventAt }: { readonly lastEventAt: number | undefined }) => {
  const { phase, lostAt } = useConnection();
  return (
    <div className="messages-state row type-12 flex-none justify-between gap-12 border-b border-b-(--line) bg-(--sunken) py-6 pr-12 pl-20 text-2 max-sm:pl-16">
      <span role="status">
        <ConnectionStatus
          {...{ status: phase.status, lostAt, lastEventAt }}
          retryAt={phase.status === 'waiting' ? phase.retryAt : undefined}
          onRetry={retryConnection}
        />
      </span>
      <SoundMenu />
    </div>
  );
};

const QuietState = ({ quietSince, hiddenCount }: Pick<AlertView, 'quietSince' | 'hiddenCount'>) => {
  const translate = useTranslate();
  const zone = useSiteZone();
  const time = formatDateTime(new Date(quietSince), zone)?.slice(11, 16) ?? '';
  return (
    <EmptyState
      kind="nothing"
      title={translate('messages.alerts.quiet', { since: time })}
      {...(hiddenCount === 0 && { hint: translate('messages.noAlerts') })}
    />
  );
};

/** The rows, newest first; only the visible ones are rendered. @see ALERT-11 */
const AlertRows = ({ rows }: { readonly rows: readonly AlertRow[] }) => {
  const count = rows.length;
  const { scrollElementRef, virtualItems, totalSize } = useRowVirtualizer({ count });
  const visible = virtualItems.flatMap(({ index }) => rows[count - 1 - index] ?? []);
  const getStreet = useStreetNames(visible);
  const { alarms } = useShellLinks();
  return (
    <div
      ref={scrollElementRef}
      // Rows of one height, so that only the visible ones of a hundred thousand are rendered.
      className="messages-rows min-h-0 flex-1 overflow-auto [--row-height:100px] max-sm:[--row-height:130px]"
    >
      <ul
        style={{
          paddingTop: virtualItems[0]?.start,
          paddingBottom: totalSize - (virtualItems.at(-1)?.end ?? 0),
        }}
      >
        {visible.map((row, index) => (
          <AlertRowItem
            key={row.key}
            row={row}
            street={getStreet(row)}
            listPath={alarms && getListPath(alarms, row)}
            position={(virtualItems[0]?.index ?? 0) + index + 1}
            count={count}
          />
        ))}
      </ul>
    </div>
  );
};

/** Returns the path of the alarm screen with the alerts of a group. */
function getListPath(alarms: string, { alerts: [first] }: AlertRow): string {
  const filter = { type: { inq: [first?.type] }, domain_id: { inq: [first?.device.domainId] } };
  return `${alarms}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
}

/** A longer name is cut. */
const MAX_STREET_LENGTH = 100;

/** Returns the names of the domains of groups; the id until it is known. */
function useStreetNames(rows: readonly AlertRow[]): (row: AlertRow) => string {
  const groups = rows.filter(({ alerts }) => alerts.length > 1);
  const ids = [...new Set(groups.map(({ alerts }) => alerts[0]?.device.domainId ?? ''))];
  const { data } = useGetManyAggregate<{ readonly id: string; readonly name?: string }>(
    'domains',
    { ids },
    { enabled: ids.length > 0 },
  );
  const names = useMemo(() => new Map(data?.map(domain => [domain.id, domain.name])), [data]);
  return ({ alerts: [first] }) => {
    const id = first?.device.domainId ?? '';
    return clipText(names.get(id) ?? id, MAX_STREET_LENGTH);
  };
}
