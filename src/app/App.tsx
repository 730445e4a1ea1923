import { Suspense, useEffect, useSyncExternalStore } from 'react';

import { session } from '../api/session.ts';
import { LoginPage } from '../features/session/LoginPage.tsx';
import { fetched } from '../ui/fetched.ts';
import { EntryFailure } from './EntryFailure.tsx';

const loadConsole = () => import('./Console.tsx');
const { Screen: Console, prefetch } = fetched(async () => (await loadConsole()).default);

/** Signed out: the sign-in page, light and at once. Signed in: the console, which comes after it. */
export const App = () => {
  const user = useSyncExternalStore(session.subscribe, session.read);
  return user ? (
    <EntryFailure>
      <Suspense fallback={<div className="coming" />}>
        <Console />
      </Suspense>
    </EntryFailure>
  ) : (
    <Entry />
  );
};

const Entry = () => {
  useEffect(prefetchConsole, []);
  return <LoginPage />;
};

/** While a person types, the console and its first screens are fetched. A failure shows itself when it is needed. */
function prefetchConsole(): () => void {
  const fetchIt = () =>
    void prefetch()
      .then(loadConsole)
      .then(({ prefetchScreens }) => prefetchScreens())
      .catch(() => undefined);
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(fetchIt, 1000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(fetchIt, { timeout: 5000 });
  return () => cancelIdleCallback(idle);
}
