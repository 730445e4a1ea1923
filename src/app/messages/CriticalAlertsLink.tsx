import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { useRefreshOnAlerts } from '../../data/live/useRefreshOnAlerts.ts';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';

/** The interval of the reads besides those after an alert or a confirmation, in milliseconds: others confirm too. */
const POLL_INTERVAL_MS = 30_000;
/** A larger number does not fit on a badge. */
const MAX_BADGE = 99;
/** The filter of the list that the link opens, and of the count. */
const FILTER = { level: { inq: [1] }, confirmed: { eq: false } };

interface CriticalAlertsLinkProps {
  /** The path of the list of alerts. Without it the number is a badge on a link to them. */
  readonly listPath?: string;
}

/** The number of unconfirmed critical alerts, on every screen: a link to the list of exactly these. @see ALERT-12 */
export default function CriticalAlertsLink({ listPath }: CriticalAlertsLinkProps) {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data: count, refetch } = useQuery({
    queryKey: ['alerts', 'critical'],
    queryFn: async ({ signal }) => {
      const { total } = await provider.getList('alerts', {
        filter: FILTER,
        pagination: { page: 1, perPage: 1 },
        meta: { countOnly: true },
        signal,
      });
      return total ?? null;
    },
    refetchInterval: POLL_INTERVAL_MS,
  });
  useRefreshOnAlerts(() => void refetch());
  if (typeof count !== 'number') return null;
  const name = translate('messages.critical.unconfirmed', {
    smart_count: count,
    count: formatNumber(count),
  });
  if (listPath === undefined)
    return (
      count > 0 && (
        <span className="bar-badge">
          <span aria-hidden="true">{count > MAX_BADGE ? `${MAX_BADGE}+` : count}</span>
          <span className="visually-hidden"> {name}</span>
        </span>
      )
    );
  return (
    <Link
      className={`bar-button row gap-6 px-8 ${count > 0 ? 'font-semibold text-1' : ''}`}
      to={`${listPath}?${new URLSearchParams({ filter: JSON.stringify(FILTER) })}`}
      aria-label={name}
      title={name}
    >
      <StateGlyph state={count > 0 ? 'critical' : 'success'} size={16} />
      {formatNumber(count)}
    </Link>
  );
}
