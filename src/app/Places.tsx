import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

import { mayEnter } from '../domain/modules.ts';
import { resources } from '../generated/catalogue.ts';
import { moduleLinks, paths } from '../paths.ts';
import { fetched } from '../ui/fetched.ts';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import { NotFound } from './NotFound.tsx';
import { useUser } from './useUser.ts';

const HomePage = lazy(() => import('../features/home/index.ts'));
const UsersPage = lazy(() => import('../features/users/index.tsx'));
const PermissionsPage = lazy(async () => {
  // All operations of all documents: only this page needs them, and the first list must not wait for them.
  const [{ PermissionsPage: Page }, { services }] = await Promise.all([
    import('../resources/access/PermissionsPage.tsx'),
    import('../generated/services.ts'),
  ]);
  return { default: () => <Page services={services} /> };
});
const { Screen: ResourceRoutes, prefetch } = fetched(
  async () => (await import('../resources/ResourceRoutes.tsx')).ResourceRoutes,
);

/** Fetches what lists are made of before one is opened. */
export const prefetchLists = prefetch;

/** Fetched by whoever asks about the documents. */
const loadAbout = () => import('../generated/about.ts');

/** Resources that have a screen of their own. */
const screens = { users: paths.users };

/** A build of documents from elsewhere: they have no city, so that the way in is to their resources. */
const isOfDocuments = import.meta.env.MODE === 'documents';

const Resources = () => <ResourceRoutes {...{ resources, screens, loadAbout }} />;

/** Sections whose screens are still to come: who lacks the module is sent home from there too. */
const coming = [...moduleLinks].flatMap(([module, link]) => {
  const [, section = ''] = link.split('/');
  const isThere = section === '' || `/${section}` === paths.users;
  return isThere ? [] : [{ module, path: `/${section}/*` }];
});

/** Which screen is at which address. */
export const Places = () => (
  <Suspense fallback={<SkeletonRows />}>
    <Routes>
      <Route
        path={paths.home}
        element={isOfDocuments ? <Navigate to={paths.data} replace /> : <HomePage />}
      />
      <Route
        path={`${paths.users}/*`}
        element={
          <Section module="permission">
            <UsersPage />
          </Section>
        }
      />
      <Route
        path={paths.permissions}
        element={
          <Section module="permission">
            <PermissionsPage />
          </Section>
        }
      />
      <Route path={`${paths.data}/*`} element={<Resources />} />
      {coming.map(({ module, path }) => (
        <Route
          key={module}
          path={path}
          element={
            <Section module={module}>
              <NotFound />
            </Section>
          }
        />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  </Suspense>
);

interface SectionProps {
  readonly module: string;
  readonly children: ReactNode;
}

/** Who lacks the module is sent home; nobody, whose session has just ended, is on the way to /login. */
const Section = ({ module, children }: SectionProps) => {
  const user = useUser();
  if (user.userId === '') return null;
  return mayEnter(module, user) ? children : <Navigate to={paths.home} replace />;
};
