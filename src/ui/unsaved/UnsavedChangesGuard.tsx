import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

import { chunkLoader } from '../chunkLoader.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
import { unsavedForms } from './unsavedForms.ts';

/**
 * Confirms that a route change, Back or closing the tab discards unsaved input. Once for the whole console: a router
 * supports one blocker only. A change of the query is no route change.
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
  // What is saved behind the dialog leaves nothing to confirm.
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    unsavedForms.setBlockedNavigation(() => blocker.proceed());
    const unsubscribe = unsavedForms.subscribe(() => unsavedForms.continueBlockedNavigation());
    return () => {
      unsavedForms.setBlockedNavigation(undefined);
      unsubscribe();
    };
  }, [blocker]);
  // Before the next render, a save that ends must not continue the navigation again.
  const decide = (decision: (() => void) | undefined) => {
    unsavedForms.setBlockedNavigation(undefined);
    decision?.();
  };
  return (
    <UnsavedChangesDialog
      open={blocker.state === 'blocked'}
      hasDraft={blocker.state === 'blocked' && unsavedForms.haveDrafts()}
      onLeave={() => decide(blocker.proceed)}
      onStay={() => decide(blocker.reset)}
    />
  );
};
