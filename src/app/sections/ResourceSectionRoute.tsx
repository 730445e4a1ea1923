import { useSearchParams } from 'react-router-dom';

import { withLazyMessages } from '../../data/i18nProvider.ts';
import { resources } from '../../generated/catalogue.ts';
import { ResourceAtPath } from '../../resources/screens/ResourceAtPath.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { NotFound } from '../NotFound.tsx';
import type { ScreenRouteProps } from './ScreenRouteProps.ts';
import { resourceScreens } from './resourceScreens.ts';
import type { FixedFilter } from './NavSection.ts';
import { useScreenTitle } from './useScreenTitle.ts';

/** Created once: a route remounts when its overrides change. */
const treeOverrides = {
  index: lazyComponent(
    withLazyMessages(
      async () => (await import('../../resources/screens/TreeScreen.tsx')).TreeScreen,
    ),
  ),
};

/** The records of a resource at a route of a section. */
export const ResourceSectionRoute = ({ node, screen }: ScreenRouteProps<'resource'>) => {
  const title = useScreenTitle(node);
  const where = { ...screen.where, ...useSearchParamFilter(screen.searchParamFilters ?? []) };
  const descriptor = resources[screen.resource];
  if (!descriptor) return <NotFound />;
  const ResourceComponent = resourceScreens[screen.resource] ?? ResourceAtPath;
  const optionalProps = {
    ...(Object.keys(where).length > 0 && { where }),
    ...(screen.as === 'tree' && { overrides: treeOverrides }),
  };
  return (
    <ResourceComponent
      descriptor={descriptor}
      basePath={node.path}
      title={title}
      {...optionalProps}
    />
  );
};

/** Returns the filter from route-specific search parameters: an alert shows its device on the map by `?id=`. */
function useSearchParamFilter(names: readonly string[]): FixedFilter {
  const [searchParams] = useSearchParams();
  return Object.fromEntries(
    names.flatMap(name => {
      const value = searchParams.get(name);
      // Ids are in upper case.
      return value ? [[name, name === 'id' ? value.toUpperCase() : value] as const] : [];
    }),
  );
}
