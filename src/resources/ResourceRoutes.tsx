import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { Link, Route, Routes, useParams } from 'react-router-dom';

import type { ResourceDescriptor } from '../schema/resource.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import { AboutContext, type LoadAbout } from './about/AboutContext.ts';
import { defineResource, type ResourceScreens } from './defineResource.tsx';
import { ListDenied } from './list/ListStates.tsx';
import { type Resources, ResourcesContext } from './ResourcesContext.ts';
import { useText } from './useText.ts';

const AboutPage = lazy(async () => ({
  default: (await import('./about/AboutPage.tsx')).AboutPage,
}));
const ResourceIndex = lazy(async () => ({
  default: (await import('./about/ResourceIndex.tsx')).ResourceIndex,
}));

interface ResourceRoutesProps {
  readonly resources: Resources;
  /** Addresses of resources that have a screen of their own. */
  readonly screens?: Readonly<Record<string, string>>;
  /** What is known of the documents, when it is asked for. */
  readonly loadAbout?: LoadAbout;
}

/** The screens of every resource that has none of its own, at `/data/...`. */
export const ResourceRoutes = ({
  resources,
  screens,
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
      <Route path=":resource" element={<Screen of="list" resources={resources} />} />
      <Route path=":resource/create" element={<Screen of="create" resources={resources} />} />
      <Route path=":resource/:id" element={<Screen of="edit" resources={resources} />} />
      <Route path=":resource/:id/show" element={<Screen of="show" resources={resources} />} />
      <Route path="*" element={<Unknown />} />
    </Routes>
  </ResourcesContext>
);

const nothing: LoadAbout = () => Promise.resolve({ about: [] });

interface ScreenProps {
  readonly resources: Resources;
  readonly of: keyof ResourceScreens;
}

const Screen = ({ of, resources }: ScreenProps) => {
  const { resource = '', id = '' } = useParams();
  const descriptor = Object.hasOwn(resources, resource) ? resources[resource] : undefined;
  const screens = useMemo(() => descriptor && defineResource(descriptor).screens, [descriptor]);
  // A record that cannot be edited can still be read.
  const shown = screens?.[of] ? of : of === 'edit' ? 'show' : of;
  const screen = screens?.[shown];
  return screen && descriptor ? (
    <Guarded descriptor={descriptor} of={shown} id={id}>
      {screen(id)}
    </Guarded>
  ) : (
    <Unknown />
  );
};

interface GuardedProps {
  readonly descriptor: ResourceDescriptor;
  readonly of: keyof ResourceScreens;
  readonly id: string;
  readonly children: ReactNode;
}

/** What the platform would refuse is not offered at its address either: a form filled in for nothing. */
const Guarded = ({ descriptor, of, id, children }: GuardedProps) => {
  const text = useText();
  const { canAccess, isPending } = useCanAccess({
    resource: descriptor.name,
    action: of,
    record: { id },
  });
  if (isPending) return null;
  return canAccess === false ? <ListDenied plural={text(descriptor.plural)} /> : children;
};

const Unknown = () => {
  const translate = useTranslate();
  return (
    <EmptyState
      kind="noMatch"
      title={translate('shell.notFound')}
      hint={translate('record.noScreen')}
      action={<Link to="/">{translate('shell.toHome')}</Link>}
    />
  );
};
