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

/** Renders the route that the section table defines for the URL. */
export const SectionRoute = () => {
  const { search, hash } = useLocation();
  const { userId } = useUser();
  const resolvedRoute = useResolvedRoute();
  const mightExist = useMightExist();
  // A user whose session has just ended is being redirected to /login.
  if (userId === '') return null;
  if (resolvedRoute.kind === 'wait') return <SkeletonRows />;
  if (resolvedRoute.kind === 'notFound')
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
