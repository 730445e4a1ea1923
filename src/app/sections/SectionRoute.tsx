import { Navigate, useLocation } from 'react-router-dom';

import { paths } from '../../paths.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { NotFound } from '../NotFound.tsx';
import { useUser } from '../useUser.ts';
import { SectionScreen } from './SectionScreen.tsx';
import { useMightExist, useResolvedRoute } from './useSections.ts';

const ConfigurationNotLoaded = lazyComponent(
  async () => (await import('../ConfigurationNotLoaded.tsx')).ConfigurationNotLoaded,
);

/** Draws what the table of sections has at the address. */
export const SectionRoute = () => {
  const { search, hash } = useLocation();
  const { userId } = useUser();
  const resolvedRoute = useResolvedRoute();
  const mightExist = useMightExist();
  // Nobody, whose session has just ended, is on the way to /login.
  if (userId === '') return null;
  if (resolvedRoute.kind === 'wait') return <SkeletonRows />;
  if (resolvedRoute.kind === 'nowhere')
    return mightExist ? (
      <LazyBoundary fallback={<SkeletonRows />}>
        <ConfigurationNotLoaded />
      </LazyBoundary>
    ) : (
      <NotFound />
    );
  if (resolvedRoute.kind === 'home') return <Navigate to={paths.home} replace />;
  if (resolvedRoute.kind === 'redirect')
    return <Navigate to={{ pathname: resolvedRoute.to, search, hash }} replace />;
  return <SectionScreen node={resolvedRoute.node} />;
};
