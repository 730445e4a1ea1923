import { useTranslate } from 'react-admin';

import { getPlatformTime } from '../domain/platformClock.ts';
import { ActionButton } from './ActionButton.tsx';
import { StateGlyph } from './icons/StateGlyph.tsx';
import { RelativeTime } from './RelativeTime.tsx';
import { SiteTime } from './SiteTime.tsx';

interface ConnectionStatusProps {
  readonly status: 'stopped' | 'connecting' | 'live' | 'waiting';
  /** The start of an interruption, in milliseconds since 1970. */
  readonly lostAt: number | undefined;
  /** The time of the next attempt, in milliseconds since 1970. */
  readonly retryAt?: number | undefined;
  readonly lastEventAt?: number | undefined;
  readonly onRetry?: (() => void) | undefined;
}

const getTimeOfDay = (text: string) => text.slice(11);

/** Whether what is shown is live; else since when it is not, and when the next attempt is. @see ALERT-10 */
export const ConnectionStatus = ({
  status,
  lostAt,
  retryAt,
  lastEventAt,
  onRetry,
}: ConnectionStatusProps) => {
  const translate = useTranslate();
  if (status === 'live')
    return (
      <span className="row gap-8">
        <StateGlyph state="success" size={14} />
        <span>
          {translate('connection.live')}
          {lastEventAt !== undefined && (
            <>
              {translate('connection.lastEvent')} <RelativeTime time={lastEventAt} />
            </>
          )}
        </span>
      </span>
    );
  if (lostAt === undefined)
    return (
      <span className="row gap-8">
        <StateGlyph state="pending" size={14} />
        {translate(status === 'stopped' ? 'connection.stopped' : 'connection.connecting')}
      </span>
    );
  return (
    <span className="row gap-8">
      <StateGlyph state="offline" size={14} />
      <span>
        {translate('connection.lost')}{' '}
        <SiteTime time={getPlatformTime(lostAt)} formatText={getTimeOfDay} />
        {status === 'waiting' && retryAt !== undefined && (
          <>
            {translate('connection.retry')}{' '}
            <SiteTime time={getPlatformTime(retryAt)} formatText={getTimeOfDay} />
          </>
        )}
      </span>
      {status === 'waiting' && onRetry && (
        <ActionButton kind="auxiliary" size="small" onClick={onRetry}>
          {translate('connection.retryNow')}
        </ActionButton>
      )}
    </span>
  );
};
