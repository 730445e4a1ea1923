import { useEffect, useState } from 'react';
import { useLocale } from 'react-admin';

import { agoIn } from '../domain/ago.ts';
import { useTimeTitle } from './SiteTime.tsx';

const HALF_A_MINUTE = 30_000;

/** How long ago something was, in words, told anew as time goes by; the time itself, with its zone, when somebody points at it. */
export const Ago = ({ time }: { readonly time: number }) => {
  const language = useLocale();
  const title = useTimeTitle();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), HALF_A_MINUTE);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={new Date(time).toISOString()} title={title(time)}>
      {agoIn(language, time, now)}
    </time>
  );
};
