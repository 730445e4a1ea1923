import { type ComponentType, useContext, useMemo } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { AboutContext, type AboutLoader } from '../about/AboutContext.ts';
import { dataPaths } from '../routes/dataPaths.ts';
import { ResourceRoutesContext } from '../routes/ResourceRoutesContext.ts';
import { defineResource, type ResourceScreens } from './defineResource.tsx';
import type { ResourceAtPathProps } from './ResourceAtPath.tsx';
import { NotFoundScreen, ResourceScreen } from './ResourceScreen.tsx';
import { type Resources, ResourcesContext } from '../descriptor/ResourcesContext.ts';

const AboutPage = lazyComponent(async () => ({
  default: (await import('../about/AboutPage.tsx')).AboutPage,
}));
const ResourceEntry = lazyComponent(async () => ({
  default: (await import('../about/ResourceEntryPage.tsx')).ResourceEntryPage,
}));
const ResourceIndex = lazyComponent(async () => ({
  default: (await import('../about/ResourceIndexPage.tsx')).ResourceIndexPage,
}));

interface ResourceRoutesProps {
  readonly resources: Resources;
  /** Paths of resources that have a screen of their own. */
  readonly screenPaths?: Readonly<Record<string, string>>;
  /** Custom screens by resource name, for resources whose document is not sufficient. */
  readonly customScreens?: Readonly<Record<string, ComponentType<ResourceAtPathProps>>>;
  /** Loads the document reports on demand. */
  readonly loadAbout?: AboutLoader;
}

/** The screens of every resource without a custom route, at `/data/...`. */
export const ResourceRoutes = ({
  resources,
  screenPaths = NO_PATHS,
  customScreens = {},
  loadAbout = loadNoAbout,
}: ResourceRoutesProps) => (
  <ResourcesContext value={resources}>
    <Routes>
      <Route
        index
        element={
          <AboutContext value={loadAbout}>
            <LazyBoundary fallback={<SkeletonRows />}>
              <ResourceIndex {...{ resources, screenPaths }} />
            </LazyBoundary>
          </AboutContext>
        }
      />
      <Route
        path="-/about/:service"
        element={
          <AboutContext value={loadAbout}>
            <LazyBoundary fallback={<SkeletonRows />}>
              <AboutPage />
            </LazyBoundary>
          </AboutContext>
        }
      />
      {Object.entries(customScreens).flatMap(([name, CustomScreen]) => {
        const descriptor = resources[name];
        return SUB_PATHS.map(
          path =>
            descriptor && (
              <Route
                key={name + path}
                path={`${name}${path}`}
                element={
                  <LazyBoundary fallback={<SkeletonRows />}>
                    <CustomScreen descriptor={descriptor} basePath={dataPaths.list({ name })} />
                  </LazyBoundary>
                }
              />
            ),
        );
      })}
      <Route
        path=":resource"
        element={<RouteScreen view="list" {...{ resources, screenPaths }} />}
      />
      <Route
        path=":resource/create"
        element={<RouteScreen view="create" {...{ resources, screenPaths }} />}
      />
      <Route
        path=":resource/:id"
        element={<RouteScreen view="edit" {...{ resources, screenPaths }} />}
      />
      <Route
        path=":resource/:id/show"
        element={<RouteScreen view="show" {...{ resources, screenPaths }} />}
      />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  </ResourcesContext>
);

const NO_PATHS: Readonly<Record<string, string>> = {};

/** Separate patterns: the subpaths of any resource would rank higher than `assets/*`. */
const SUB_PATHS = ['/*', '/:id', '/:id/show'];

const loadNoAbout: AboutLoader = () => Promise.resolve({ about: [] });

interface RouteScreenProps {
  readonly resources: Resources;
  readonly screenPaths: Readonly<Record<string, string>>;
  readonly view: keyof ResourceScreens;
}

const RouteScreen = ({ view, resources, screenPaths }: RouteScreenProps) => {
  const { resource = '', id = '' } = useParams();
  const descriptor = Object.hasOwn(resources, resource) ? resources[resource] : undefined;
  const screens = useMemo(() => descriptor && defineResource(descriptor).screens, [descriptor]);
  const outerRoutes = useContext(ResourceRoutesContext);
  const routes = useMemo(() => {
    const basePath = screenPaths[resource] ?? dataPaths.list({ name: resource });
    return { ...outerRoutes, currentRoute: { resource, basePath } };
  }, [outerRoutes, screenPaths, resource]);
  if (!screens || !descriptor) return <NotFoundScreen />;
  return (
    <ResourceRoutesContext value={routes}>
      {view === 'list' && !screens.list ? (
        <NoListScreen {...{ descriptor, screens }} />
      ) : (
        <ResourceScreen {...{ descriptor, screens, view, id }} />
      )}
    </ResourceRoutesContext>
  );
};

interface NoListScreenProps {
  readonly descriptor: ResourceDescriptor;
  readonly screens: ResourceScreens;
}

/** Shown instead of a list: opens a record by id, or the form of a new one. */
const NoListScreen = ({ descriptor, screens }: NoListScreenProps) => {
  const view = screens.show ? 'show' : 'create';
  const renderEntry = () => (
    <LazyBoundary fallback={<SkeletonRows />}>
      <ResourceEntry descriptor={descriptor} />
    </LazyBoundary>
  );
  return (
    <ResourceScreen
      {...{ descriptor, view, id: '' }}
      screens={screens[view] ? { [view]: renderEntry } : {}}
    />
  );
};
