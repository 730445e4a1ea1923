import { type Location, useLocation } from 'react-router-dom';

import { paths } from '../../paths.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { type Redirect, useRedirect } from '../../ui/useRedirect.ts';
import { NotFound } from '../NotFound.tsx';
import { useUser } from '../useUser.ts';
import type { ResolvedRoute } from './resolveRoute.ts';
import { SectionScreen } from './SectionScreen.tsx';
import { useHasFailedReads, useResolvedRoute } from './useSections.ts';

const ConfigurationNotLoaded = lazyComponent(
  async () => (await import('../ConfigurationNotLoaded.tsx')).ConfigurationNotLoaded,
);

/** Renders the route that the section table defines for the URL. */
export const SectionRoute = () => {
  const { search, hash } = useLocation();
  const { userId } = useUser();
  const resolvedRoute = useResolvedRoute();
  const hasFailedReads = useHasFailedReads();
  useRedirect(userId === '' ? undefined : getRedirect(resolvedRoute, { search, hash }));
  // A user whose session has just ended is being redirected to /login.
  if (userId === '') return null;
  if (resolvedRoute.kind === 'wait')
    return hasFailedReads ? (
      <LazyBoundary fallback={<SkeletonRows />}>
        <ConfigurationNotLoaded />
      </LazyBoundary>
    ) : (
      <SkeletonRows />
    );
  if (resolvedRoute.kind === 'notFound') return <NotFound />;
  return resolvedRoute.kind === 'screen' ? <SectionScreen node={resolvedRoute.node} /> : null;
};

/** Returns the redirect of a route that has no screen; a default child keeps the query. */
function getRedirect(
  route: ResolvedRoute,
  location: Pick<Location, 'search' | 'hash'>,
): Redirect | undefined {
  if (route.kind === 'home') return { to: paths.home };
  return route.kind === 'redirect' ? { to: { pathname: route.to, ...location } } : undefined;
}
