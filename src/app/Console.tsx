import { StyledEngineProvider } from '@mui/material/styles';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { AdminContext, type AuthProvider } from 'react-admin';
import { createBrowserRouter, RouterProvider, useRouteError } from 'react-router-dom';

import { authProvider } from '../data/authProvider.ts';
import { fetchWords } from '../data/i18nProvider.ts';
import { currentLanguage } from '../i18n/language.ts';
import { lazyScreen } from '../ui/lazyScreen.tsx';
import { Region } from '../ui/Region.tsx';
import { UnsavedGuard } from '../ui/unsaved/UnsavedGuard.tsx';
import { settleInside } from './inside.ts';
import { Notices } from './messages/Notices.tsx';
import { Places } from './Places.tsx';
import { type Prepared, prepare } from './prepare.ts';
import { createQueryClient } from './queryClient.ts';
import { prefetchLists } from './sections/Records.tsx';
import { Shell } from './Shell.tsx';
import { SiteProvider } from './SiteProvider.tsx';
import { neverChanging, Speaking } from './Speaking.tsx';
import { StartUp } from './StartUp.tsx';
import { lookTheme } from './theme.ts';
import { useUser } from './useUser.ts';
import { OnlyPassword, WaysIn } from './WaysIn.tsx';

/** The address follows the session by itself; led to /login by react-admin too, a person would lose the way back. */
const staying: AuthProvider = {
  ...authProvider,
  logout: async () => {
    await authProvider.logout();
    return false;
  },
};

const ChangePasswordPage = lazyScreen(
  () => import('../features/session/password/ChangePasswordPage.tsx'),
);

const lightTheme = lookTheme('light');
const darkTheme = lookTheme('dark');

/** Fetches what the first screen is made of, while a person is still signing in. */
export const prefetchScreens = (): Promise<unknown> =>
  Promise.all([prefetchLists(), fetchWords(currentLanguage())]);

/** The console of somebody who is signed in: everything behind the sign-in page. */
export default function Console() {
  const prepared = usePrepared();
  return prepared ? (
    // MUI's styles first: at equal weight, the project's own CSS has the last word.
    <StyledEngineProvider injectFirst>
      <Routed {...prepared} />
    </StyledEngineProvider>
  ) : (
    <div className="coming" />
  );
}

/** The router of the whole console. One that knows its routes as data can be asked to wait: a form with unsaved input does. */
const Routed = (prepared: Prepared) => {
  const [router] = useState(() => {
    settleInside();
    return createBrowserRouter([
      { path: '*', element: <ConsoleAt {...prepared} />, errorElement: <Broken /> },
    ]);
  });
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
};

/** What broke the shell itself goes to the entry's error panel: the router's own is for developers. */
const Broken = () => {
  throw useRouteError();
};

/** The console inside a router, which decides where it is. */
const ConsoleAt = ({ dataProvider, i18nProvider, store }: Prepared) => {
  const [queryClient] = useState(createQueryClient);
  const changeless = useMemo(() => neverChanging(i18nProvider, store), [i18nProvider, store]);
  return (
    <AdminContext
      authProvider={staying}
      dataProvider={dataProvider}
      i18nProvider={changeless}
      store={store}
      queryClient={queryClient}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <Speaking i18nProvider={i18nProvider}>
        <SiteProvider>
          <StartUp />
          <Inside />
        </SiteProvider>
        <Region name="notices" shape="float">
          <Notices />
        </Region>
        <UnsavedGuard />
      </Speaking>
    </AdminContext>
  );
};

/** The shell and its places; for a password of an administrator's making nothing but the form that replaces it. */
const Inside = () =>
  useUser().pswChanged ? (
    <WaysIn>
      <Shell>
        <Places />
      </Shell>
    </WaysIn>
  ) : (
    <Suspense fallback={<div className="coming" />}>
      <OnlyPassword>
        <ChangePasswordPage />
      </OnlyPassword>
    </Suspense>
  );

function usePrepared(): Prepared | undefined {
  const [prepared, setPrepared] = useState<Prepared>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let current = true;
    prepare().then(
      ready => current && setPrepared(ready),
      (error: unknown) => current && setFailure({ error }),
    );
    return () => {
      current = false;
    };
  }, []);
  // For the entry's error panel: a promise that fails in an effect would be nobody's.
  if (failure) throw failure.error;
  return prepared;
}
