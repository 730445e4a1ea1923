import { useEffect, useState } from 'react';
import { useLocale } from 'react-admin';

import { agoIn } from '../domain/ago.ts';
import { formatDateTime } from '../domain/dateTime.ts';
import { useSiteZone } from './SiteZone.ts';

const HALF_A_MINUTE = 30_000;

/** How long ago something was, in words, told anew as time goes by; the time itself when somebody points at it. */
export const Ago = ({ time }: { readonly time: number }) => {
  const language = useLocale();
  const zone = useSiteZone();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), HALF_A_MINUTE);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={new Date(time).toISOString()} title={formatDateTime(new Date(time), zone)}>
      {agoIn(language, time, now)}
    </time>
  );
};
