import { type ComponentType, Suspense, useMemo } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';

import type { ResourceDescriptor } from '../schema/resource.ts';
import { lazyScreen } from '../ui/lazyScreen.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import { AboutContext, type LoadAbout } from './about/AboutContext.ts';
import { dataPaths } from './dataPaths.ts';
import { defineResource, type ResourceScreens } from './defineResource.tsx';
import type { ResourceAtProps } from './places/ResourceAt.tsx';
import { NoScreen, ResourceScreen } from './ResourceScreen.tsx';
import { type Resources, ResourcesContext } from './ResourcesContext.ts';

const AboutPage = lazyScreen(async () => ({
  default: (await import('./about/AboutPage.tsx')).AboutPage,
}));
const ResourceEntry = lazyScreen(async () => ({
  default: (await import('./about/ResourceEntry.tsx')).ResourceEntry,
}));
const ResourceIndex = lazyScreen(async () => ({
  default: (await import('./about/ResourceIndex.tsx')).ResourceIndex,
}));

interface ResourceRoutesProps {
  readonly resources: Resources;
  /** Addresses of resources that have a screen of their own. */
  readonly screens?: Readonly<Record<string, string>>;
  /** What draws the resources that have more than their document says, by name. */
  readonly places?: Readonly<Record<string, ComponentType<ResourceAtProps>>>;
  /** What is known of the documents, when it is asked for. */
  readonly loadAbout?: LoadAbout;
}

/** The screens of every resource that has none of its own, at `/data/...`. */
export const ResourceRoutes = ({
  resources,
  screens,
  places = {},
  loadAbout = nothing,
}: ResourceRoutesProps) => (
  <ResourcesContext value={resources}>
    <Routes>
      <Route
        index
        element={
          <AboutContext value={loadAbout}>
            <Suspense fallback={<SkeletonRows />}>
              <ResourceIndex {...{ resources, screens }} />
            </Suspense>
          </AboutContext>
        }
      />
      <Route
        path="-/about/:service"
        element={
          <AboutContext value={loadAbout}>
            <Suspense fallback={<SkeletonRows />}>
              <AboutPage />
            </Suspense>
          </AboutContext>
        }
      />
      {Object.entries(places).flatMap(([name, Place]) => {
        const descriptor = resources[name];
        return PATHS.map(
          path =>
            descriptor && (
              <Route
                key={name + path}
                path={`${name}${path}`}
                element={
                  <Suspense fallback={<SkeletonRows />}>
                    <Place descriptor={descriptor} base={dataPaths.list({ name })} />
                  </Suspense>
                }
              />
            ),
        );
      })}
      <Route path=":resource" element={<Screen of="list" resources={resources} />} />
      <Route path=":resource/create" element={<Screen of="create" resources={resources} />} />
      <Route path=":resource/:id" element={<Screen of="edit" resources={resources} />} />
      <Route path=":resource/:id/show" element={<Screen of="show" resources={resources} />} />
      <Route path="*" element={<NoScreen />} />
    </Routes>
  </ResourcesContext>
);

/** Each by itself: the paths of any resource below would be taken for nearer than `assets/*`. */
const PATHS = ['/*', '/:id', '/:id/show'];

const nothing: LoadAbout = () => Promise.resolve({ about: [] });

interface ScreenProps {
  readonly resources: Resources;
  readonly of: keyof ResourceScreens;
}

const Screen = ({ of, resources }: ScreenProps) => {
  const { resource = '', id = '' } = useParams();
  const descriptor = Object.hasOwn(resources, resource) ? resources[resource] : undefined;
  const screens = useMemo(() => descriptor && defineResource(descriptor).screens, [descriptor]);
  if (!screens || !descriptor) return <NoScreen />;
  return of === 'list' && !screens.list ? (
    <Entry {...{ descriptor, screens }} />
  ) : (
    <ResourceScreen {...{ descriptor, screens, of, id }} />
  );
};

interface EntryProps {
  readonly descriptor: ResourceDescriptor;
  readonly screens: ResourceScreens;
}

/** Where the list would be: the way to a record, or to the form of a new one. */
const Entry = ({ descriptor, screens }: EntryProps) => {
  const of = screens.show ? 'show' : 'create';
  const entry = () => (
    <Suspense fallback={<SkeletonRows />}>
      <ResourceEntry descriptor={descriptor} />
    </Suspense>
  );
  return (
    <ResourceScreen {...{ descriptor, of, id: '' }} screens={screens[of] ? { [of]: entry } : {}} />
  );
};
