import { withLazyMessages } from '../../data/i18nProvider.ts';
import { resources } from '../../generated/catalogue.ts';
import { ResourceAtPath } from '../../resources/screens/ResourceAtPath.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useStableValue } from '../../ui/useStableValue.ts';
import { NotFound } from '../NotFound.tsx';
import type { ScreenRouteProps } from './ScreenRouteProps.ts';
import { resourceScreens } from './resourceScreens.ts';
import { useScreenTitle } from './useScreenTitle.ts';

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
  const descriptor = resources[screen.resource];
  const { defaultFilter } = node;
  // A route remounts when its overrides change.
  const listOverrides = useStableValue(defaultFilter && { list: { defaultFilter } });
  if (!descriptor) return <NotFound />;
  const ResourceComponent = resourceScreens[screen.resource] ?? ResourceAtPath;
  const optionalProps = {
    ...(screen.where && { where: screen.where }),
    ...(listOverrides && { overrides: listOverrides }),
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
