import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

import { chunkLoader } from '../chunkLoader.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
import { unsavedForms } from './unsavedForms.ts';

/**
 * Asks before another page, the way back or the end of the tab takes away what was typed. Once for
 * the whole console: a router can be held by one only. What is after the `?` is no other page.
 */
export const UnsavedChangesGuard = () => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && unsavedForms.hasAny(),
  );
  useEffect(() => {
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (unsavedForms.hasAny()) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, []);
  useEffect(() => chunkLoader.blockReloadWhile(unsavedForms.hasAny), []);
  return (
    <UnsavedChangesDialog
      open={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
};
