import { useEffect, useState } from 'react';
import { useLocale } from 'react-admin';

import { formatTimeAgo } from '../domain/formatTimeAgo.ts';
import { getPlatformTime } from '../domain/platformClock.ts';
import { type PlatformTime, toTime, UnknownTime, useTimeTooltip } from './SiteTime.tsx';
import { useSiteZone } from './SiteZone.ts';

const REFRESH_INTERVAL_MS = 30_000;

/** A relative time, updated as time passes; the absolute time, with its zone, on hover. */
export const RelativeTime = ({ time: value }: { readonly time: PlatformTime }) => {
  const language = useLocale();
  const getTooltip = useTimeTooltip();
  const [now, setNow] = useState(() => getPlatformTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(getPlatformTime()), REFRESH_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  const time = toTime(value, useSiteZone());
  const instant = new Date(time);
  return Number.isNaN(instant.getTime()) ? (
    <UnknownTime />
  ) : (
    <time dateTime={instant.toISOString()} title={getTooltip(time)}>
      {formatTimeAgo(language, time, now)}
    </time>
  );
};
