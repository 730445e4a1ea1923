import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

import { chunks } from '../chunks.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { unsaved } from './unsaved.ts';

/**
 * Asks before another page, the way back or the end of the tab takes away what was typed. Once for
 * the whole console: a router can be held by one only. What is after the `?` is no other page.
 */
export const UnsavedGuard = () => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && unsaved.anywhere(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.anywhere()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  useEffect(() => chunks.heldBy(unsaved.anywhere), []);
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
};
