import { type ComponentType, useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';

import { resources } from '../../generated/catalogue.ts';
import { ResourceRoutesContext } from '../../resources/routes/ResourceRoutesContext.ts';
import { ResourcesContext } from '../../resources/descriptor/ResourcesContext.ts';
import { SiteSettingsGate } from '../../ui/SiteSettingsGate.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { ParentTitlesContext } from '../../ui/ParentTitlesContext.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { NotFound } from '../NotFound.tsx';
import type { ScreenRouteProps } from './ScreenRouteProps.ts';
import { ImportSectionRoute, QuerySectionRoute, SettingsSectionRoute } from './engineRoutes.tsx';
import { customScreens } from './customScreens.tsx';
import { ResourceSectionRoute } from './ResourceSectionRoute.tsx';
import type { NavNode, CustomScreenName, ScreenDefinition } from './NavSection.ts';
import { useScreenTitle } from './useScreenTitle.ts';
import { useCanOpenResource } from './useSections.ts';
import { useSectionListPath } from './useSectionListPath.ts';
import { useParentTitles } from './useParentTitles.ts';

/** Screens that query by nights of the site. */
const NIGHT_SCREENS: readonly CustomScreenName[] = [
  'lightStatistics',
  'energyStatistics',
  'modelStatistics',
];

/** A custom screen: its own routes start at its path. */
const CustomSectionRoute = ({
  node,
  screen: { name, of: model, base = node.path },
}: ScreenRouteProps<'own'>) => {
  const CustomScreen = customScreens[name];
  const title = useScreenTitle(node);
  return (
    <Routes>
      <Route
        path={`${base}/*`}
        element={
          <SiteSettingsGate isRequired={NIGHT_SCREENS.includes(name)}>
            <CustomScreen base={base} title={title} {...(model !== undefined && { model })} />
          </SiteSettingsGate>
        }
      />
    </Routes>
  );
};

/** The route component of each kind of screen. */
const routeByKind: {
  readonly [RouteComponent in ScreenDefinition['kind']]: ComponentType<
    ScreenRouteProps<RouteComponent>
  >;
} = {
  resource: ResourceSectionRoute,
  settings: SettingsSectionRoute,
  report: QuerySectionRoute,
  import: ImportSectionRoute,
  own: CustomSectionRoute,
};

interface SectionScreenProps {
  readonly node: NavNode;
}

/** The screen that the section table defines for a node. */
export const SectionScreen = ({ node }: SectionScreenProps) => {
  const { screen } = node;
  const parentTitles = useParentTitles(node);
  const canOpen = useCanOpenResource();
  const getListPath = useSectionListPath();
  const homeRoutes = useMemo(() => ({ canOpen, getListPath }), [canOpen, getListPath]);
  if (!screen) return <NotFound />;
  const RouteComponent = routeByKind[screen.kind] as ComponentType<{
    node: NavNode;
    screen: ScreenDefinition;
  }>;
  return (
    <ParentTitlesContext value={parentTitles}>
      <ResourcesContext value={resources}>
        <ResourceRoutesContext value={homeRoutes}>
          <LazyBoundary fallback={<SkeletonRows />}>
            <RouteComponent key={node.path} node={node} screen={screen} />
          </LazyBoundary>
        </ResourceRoutesContext>
      </ResourcesContext>
    </ParentTitlesContext>
  );
};
