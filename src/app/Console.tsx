import '../ui/components.css';
import '../ui/utilities.css';

import { StyledEngineProvider } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';
import { AdminContext, type AuthProvider } from 'react-admin';
import { createBrowserRouter, RouterProvider, useRouteError } from 'react-router-dom';

import { authProvider } from '../data/authProvider.ts';
import { loadCatalogue } from '../data/i18nProvider.ts';
import { getCurrentLanguage } from '../i18n/language.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { UnsavedChangesGuard } from '../ui/unsaved/UnsavedChangesGuard.tsx';
import { redirectSignedIn } from './redirectSignedIn.ts';
import { NotificationHost } from './messages/NotificationHost.tsx';
import { ConsoleRoutes } from './ConsoleRoutes.tsx';
import { type PreparedConsole, prepareConsole } from './prepareConsole.ts';
import { createQueryClient } from './createQueryClient.ts';
import { MapPathProvider } from './MapPathProvider.tsx';
import { MapSearchProvider } from './MapSearchProvider.tsx';
import { Shell } from './Shell.tsx';
import { SiteProvider } from './SiteProvider.tsx';
import { withFixedLocale, LocaleProvider } from './LocaleProvider.tsx';
import { ConfigurationLoader } from './ConfigurationLoader.tsx';
import { buildTheme } from './buildTheme.ts';
import { useUser } from './useUser.ts';
import { PasswordChangeRedirect, EntryRedirect } from './EntryRedirects.tsx';

/** The URL follows the session by itself; a redirect to /login by react-admin would lose the URL to return to. */
const authProviderWithoutRedirect: AuthProvider = {
  ...authProvider,
  logout: async () => {
    await authProvider.logout();
    return false;
  },
};

const ChangePasswordPage = lazyComponent(
  () => import('../features/session/password/ChangePasswordPage.tsx'),
);

const lightTheme = buildTheme('light');
const darkTheme = buildTheme('dark');

/** Prefetches the messages of the first screen during sign-in. */
export const prefetchMessages = (): Promise<unknown> => loadCatalogue(getCurrentLanguage());

/** The console of a signed-in user: everything behind the sign-in page. */
export default function Console() {
  const preparedConsole = usePreparedConsole();
  return preparedConsole ? (
    // MUI's styles first: at equal specificity, the project's own CSS overrides them.
    <StyledEngineProvider injectFirst>
      <ConsoleRouter {...preparedConsole} />
    </StyledEngineProvider>
  ) : (
    <div className="loading" />
  );
}

/**
 * The router of the whole console. Only a data router can block a navigation, which a form with unsaved input needs.
 */
const ConsoleRouter = (preparedConsole: PreparedConsole) => {
  const [router] = useState(() => {
    redirectSignedIn();
    return createBrowserRouter([
      {
        path: '*',
        element: <ConsoleProviders {...preparedConsole} />,
        errorElement: <RouteErrorThrower />,
      },
    ]);
  });
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
};

/** Rethrows an error of the shell to the entry's error panel: the router's own is for developers. */
const RouteErrorThrower = () => {
  throw useRouteError();
};

/** The console inside a router. */
const ConsoleProviders = ({ dataProvider, i18nProvider, store }: PreparedConsole) => {
  const [queryClient] = useState(createQueryClient);
  const fixedLocaleProvider = useMemo(
    () => withFixedLocale(i18nProvider, store),
    [i18nProvider, store],
  );
  return (
    <AdminContext
      authProvider={authProviderWithoutRedirect}
      dataProvider={dataProvider}
      i18nProvider={fixedLocaleProvider}
      store={store}
      queryClient={queryClient}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <LocaleProvider i18nProvider={i18nProvider}>
        <SiteProvider>
          <ConfigurationLoader />
          <ConsoleContent />
          <ErrorBoundary name="notices" variant="float">
            <NotificationHost />
          </ErrorBoundary>
        </SiteProvider>
        <UnsavedChangesGuard />
      </LocaleProvider>
    </AdminContext>
  );
};

/** The shell and its routes; with a password set by an administrator, only the form that replaces it. */
const ConsoleContent = () =>
  useUser().pswChanged ? (
    <EntryRedirect>
      <MapPathProvider>
        <MapSearchProvider>
          <Shell>
            <ConsoleRoutes />
          </Shell>
        </MapSearchProvider>
      </MapPathProvider>
    </EntryRedirect>
  ) : (
    <LazyBoundary fallback={<div className="loading" />}>
      <PasswordChangeRedirect>
        <ChangePasswordPage />
      </PasswordChangeRedirect>
    </LazyBoundary>
  );

function usePreparedConsole(): PreparedConsole | undefined {
  const [preparedConsole, setPrepared] = useState<PreparedConsole>();
  const [failedResult, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let isCurrent = true;
    prepareConsole().then(
      result => isCurrent && setPrepared(result),
      (error: unknown) => isCurrent && setFailure({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  // Rethrows for the error boundary of the entry: a rejected promise in an effect reaches no error boundary.
  if (failedResult) throw failedResult.error;
  return preparedConsole;
}
