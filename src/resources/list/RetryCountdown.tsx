import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

import { SECOND_MS } from '../../domain/duration.ts';
import { Icon } from '../../ui/icons/Icon.tsx';

/** Counts down to the next retry. Hidden from screen readers, which would announce every second. */
export const RetryCountdown = ({ at }: { readonly at: number }) => {
  const translate = useTranslate();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((at - now) / SECOND_MS));
  return (
    <span className="list-next-try inline-row gap-6 text-2" aria-hidden="true">
      <Icon name="clock" size={14} />
      {seconds > 0 ? translate('list.nextTry', { seconds }) : translate('list.nextTry.now')}
    </span>
  );
};
