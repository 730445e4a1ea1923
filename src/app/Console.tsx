import { StyledEngineProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AdminContext, type AuthProvider } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';

import { authProvider } from '../data/authProvider.ts';
import { useConfiguration } from '../data/useConfiguration.ts';
import { SiteZoneContext } from '../ui/SiteZone.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { Places } from './Places.tsx';
import { type Prepared, prepare } from './prepare.ts';
import { Shell } from './Shell.tsx';
import { lookTheme } from './theme.ts';

/** The address follows the session by itself; led to /login by react-admin too, a person would lose the way back. */
const staying: AuthProvider = {
  ...authProvider,
  logout: async () => {
    await authProvider.logout();
    return false;
  },
};

const lightTheme = lookTheme('light');
const darkTheme = lookTheme('dark');

/** The console of somebody who is signed in: everything behind the sign-in page. */
export default function Console() {
  const prepared = usePrepared();
  return prepared ? (
    // MUI's styles first: at equal weight, the project's own CSS has the last word.
    <StyledEngineProvider injectFirst>
      <BrowserRouter>
        <ConsoleAt {...prepared} />
      </BrowserRouter>
    </StyledEngineProvider>
  ) : (
    <div className="coming" />
  );
}

/** The console inside a router, which decides where it is. */
const ConsoleAt = ({ dataProvider, i18nProvider, store }: Prepared) => {
  const [queryClient] = useState(createQueryClient);
  const zone = useConfiguration('map')?.timeZone;
  return (
    <AdminContext
      authProvider={staying}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <SiteZoneContext value={zone}>
        <Shell>
          <Places />
        </Shell>
      </SiteZoneContext>
      <Toasts />
    </AdminContext>
  );
};

/** A refusal of the platform stays one; only a call that got no answer is made again, once. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && (error as { status?: number }).status === 0,
      },
    },
  });

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
