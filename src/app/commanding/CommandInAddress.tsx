import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { withWords } from '../../data/i18nProvider.ts';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { Region } from '../../ui/Region.tsx';

const Commanding = lazyScreen(withWords(() => import('./Commanding.tsx')));

/**
 * A command to many devices is begun by an address, on whatever screen is open: `?command=domain:ID,model:ssslc`, each part
 * optional.
 */
export const CommandInAddress = () => {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('command');
  if (asked === null) return null;
  const close = () => {
    const left = new URLSearchParams(search);
    left.delete('command');
    void navigate({ search: left.toString(), hash }, { replace: true });
  };
  return (
    <Region name="opened" shape="float">
      <Suspense>
        <Commanding key={asked} asked={asked} onClose={close} />
      </Suspense>
    </Region>
  );
};
