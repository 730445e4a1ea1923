import { useEffect, useState } from 'react';
import { useLocale } from 'react-admin';

import { formatTimeAgo } from '../domain/formatTimeAgo.ts';
import { useTimeTooltip } from './SiteTime.tsx';

const REFRESH_INTERVAL_MS = 30_000;

/** How long ago something was, in words, told anew as time goes by; the time itself, with its zone, when somebody points at it. */
export const RelativeTime = ({ time }: { readonly time: number }) => {
  const language = useLocale();
  const getTooltip = useTimeTooltip();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={new Date(time).toISOString()} title={getTooltip(time)}>
      {formatTimeAgo(language, time, now)}
    </time>
  );
};
