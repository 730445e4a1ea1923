import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { paths } from '../../paths.ts';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { NotFound } from '../NotFound.tsx';
import { useUser } from '../useUser.ts';
import { SectionScreen } from './SectionScreen.tsx';
import { useMayExist, usePlace } from './useSections.ts';

const NotLoaded = lazyScreen(async () => (await import('../NotLoaded.tsx')).NotLoaded);

/** Draws what the table of sections has at the address. */
export const SectionPlace = () => {
  const { search, hash } = useLocation();
  const { userId } = useUser();
  const found = usePlace();
  const mayExist = useMayExist();
  // Nobody, whose session has just ended, is on the way to /login.
  if (userId === '') return null;
  if (found.kind === 'wait') return <SkeletonRows />;
  if (found.kind === 'nowhere')
    return mayExist ? (
      <Suspense fallback={<SkeletonRows />}>
        <NotLoaded />
      </Suspense>
    ) : (
      <NotFound />
    );
  if (found.kind === 'home') return <Navigate to={paths.home} replace />;
  if (found.kind === 'redirect')
    return <Navigate to={{ pathname: found.to, search, hash }} replace />;
  return <SectionScreen node={found.node} />;
};
