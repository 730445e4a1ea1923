import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

import { resources } from '../generated/catalogue.ts';
import { paths } from '../paths.ts';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import { NotFound } from './NotFound.tsx';
import { useUser } from './useUser.ts';

const HomePage = lazy(() => import('../features/home/index.ts'));
const UsersPage = lazy(() => import('../features/users/index.tsx'));
const ResourceRoutes = lazy(async () => {
  const { ResourceRoutes: routes } = await import('../resources/ResourceRoutes.tsx');
  return { default: routes };
});

/** Which screen is at which address. */
export const Places = () => (
  <Suspense fallback={<SkeletonRows />}>
    <Routes>
      <Route path={paths.home} element={<HomePage />} />
      <Route
        path={`${paths.users}/*`}
        element={
          <AdminOnly>
            <UsersPage />
          </AdminOnly>
        }
      />
      <Route path={`${paths.data}/*`} element={<ResourceRoutes resources={resources} />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  </Suspense>
);

/** Everybody else is sent home; nobody, whose session has just ended, is on the way to /login. */
const AdminOnly = ({ children }: { readonly children: ReactNode }) => {
  const { userId, role } = useUser();
  if (userId === '') return null;
  return role === 'admin' ? children : <Navigate to={paths.home} replace />;
};
