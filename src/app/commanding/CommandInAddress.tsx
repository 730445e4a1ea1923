import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { withWords } from '../../data/i18nProvider.ts';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { Region } from '../../ui/Region.tsx';

const Commanding = lazyScreen(withWords(() => import('./Commanding.tsx')));

/**
 * A command to many devices is begun by an address, on whatever screen is open: `?command=domain:ID,model:ssslc`, each part
 * optional. The address forgets it at once: a page that is loaded again asks nothing anew.
 */
export const CommandInAddress = () => {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const told = new URLSearchParams(search).get('command');
  const [asked, setAsked] = useState<string>();
  if (told !== null && told !== asked) setAsked(told);
  useEffect(() => {
    const left = new URLSearchParams(search);
    if (!left.has('command')) return;
    left.delete('command');
    void navigate({ search: left.toString(), hash }, { replace: true });
  }, [search, hash, navigate]);
  if (asked === undefined) return null;
  return (
    <Region name="opened" shape="float">
      <Suspense>
        <Commanding key={asked} asked={asked} onClose={() => setAsked(undefined)} />
      </Suspense>
    </Region>
  );
};
