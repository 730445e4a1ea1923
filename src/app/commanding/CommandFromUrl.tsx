import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { withLazyMessages } from '../../data/i18nProvider.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { useRedirect } from '../../ui/useRedirect.ts';

const UrlCommandDialog = lazyComponent(withLazyMessages(() => import('./UrlCommandDialog.tsx')));

/**
 * Opens a bulk command from the URL on any screen: `?command=domain:ID,model:ssslc`, each part optional. The
 * parameter is removed immediately: a reload does not open it again.
 */
export const CommandFromUrl = () => {
  const { search, hash } = useLocation();
  const urlCommand = new URLSearchParams(search).get('command');
  const [activeCommand, setActiveCommand] = useState<string>();
  if (urlCommand !== null && urlCommand !== activeCommand) setActiveCommand(urlCommand);
  const remainingParams = new URLSearchParams(search);
  remainingParams.delete('command');
  useRedirect(
    urlCommand === null ? undefined : { to: { search: remainingParams.toString(), hash } },
  );
  if (activeCommand === undefined) return null;
  return (
    <ErrorBoundary name="opened" variant="float">
      <LazyBoundary>
        <UrlCommandDialog
          key={activeCommand}
          command={activeCommand}
          onClose={() => setActiveCommand(undefined)}
        />
      </LazyBoundary>
    </ErrorBoundary>
  );
};
