import { useEffect } from 'react';

import { withLazyMessages } from '../../../i18n/lazyMessages.ts';
import { useStore } from '../../../ui/useStore.ts';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { muteTarget } from './muteTarget.ts';

const close = () => muteTarget.set(undefined);

/** Loads with its form on first use: the list of alerts has no form. @see PERF-01 */
const MuteDialog = lazyComponent(withLazyMessages(() => import('./MuteDialog.tsx')));

/** The dialog of the alert that is to be muted, while there is one. */
export const OpenMuteDialog = () => {
  const alert = useStore(muteTarget);
  // Another list, or the end of this one, closes it.
  useEffect(() => close, []);
  if (!alert) return null;
  return (
    <ErrorBoundary name="opened" variant="float" onClose={close}>
      <LazyBoundary>
        <MuteDialog key={alert.id} alert={alert} />
      </LazyBoundary>
    </ErrorBoundary>
  );
};
