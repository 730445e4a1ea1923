import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';

import { session } from '../api/session.ts';
import { LoginPage } from '../features/session/LoginPage.tsx';
import { wordsIn } from '../features/session/words.ts';
import { currentLanguage } from '../i18n/language.ts';
import { lazyScreen } from '../ui/lazyScreen.tsx';
import { way, type Way } from './address.ts';
import { EntryFailure } from './EntryFailure.tsx';

const loadConsole = async () => (await import('./loadConsole.ts')).loadConsole();
const Console = lazyScreen(loadConsole);
const Nowhere = lazyScreen(() => import('./Nowhere.tsx'));

/** Signed out: the sign-in page, light and at once. Signed in: the console, which comes after it. */
export const App = () => (
  <EntryFailure>
    <Suspense fallback={<div className="coming" />}>
      {screens[useSyncExternalStore(way.subscribe, way.read)]()}
    </Suspense>
  </EntryFailure>
);

const screens: Readonly<Record<Way, () => ReactNode>> = {
  login: () => <Entry />,
  landing: () => <Landing />,
  nowhere: () => <Nowhere />,
  // Another user has another console: nothing of the one before is left in it.
  console: () => <Console key={session.read()?.userId} />,
};

const Entry = () => {
  useEffect(prefetchConsole, []);
  return <LoginPage notLanded={way.notLanded()} />;
};

/** Single sign-on has brought somebody: who it is, the platform is just asked. */
const Landing = () => (
  <main className="coming coming-failed" role="status">
    {wordsIn(currentLanguage())('signIn.loading')}
  </main>
);

/** While a person types, the console and its first screens are fetched. A failure shows itself when it is needed. */
function prefetchConsole(): () => void {
  const fetchIt = () =>
    void Console.prefetch()
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
