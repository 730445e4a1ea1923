import { type ReactNode, useEffect, useSyncExternalStore } from 'react';

import { session } from '../api/session.ts';
import { LoginPage } from '../features/session/LoginPage.tsx';
import { translateSignIn } from '../features/session/signInMessages.ts';
import { getCurrentLanguage } from '../i18n/language.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { entryRoute, type EntryRoute } from './entryRoute.ts';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';

const loadConsole = async () => (await import('./loadConsole.ts')).loadConsole();
const Console = lazyComponent(loadConsole);
const NotFoundSignedOut = lazyComponent(() => import('./NotFoundSignedOut.tsx'));

/** Signed out: the sign-in page, light and at once. Signed in: the console, which comes after it. */
export const App = () => (
  <AppErrorBoundary>
    <LazyBoundary fallback={<div className="coming" />}>
      {screenByRoute[useSyncExternalStore(entryRoute.subscribe, entryRoute.read)]()}
    </LazyBoundary>
  </AppErrorBoundary>
);

const screenByRoute: Readonly<Record<EntryRoute, () => ReactNode>> = {
  login: () => <SignInEntry />,
  landing: () => <SignOnPending />,
  nowhere: () => <NotFoundSignedOut />,
  // Another user has another console: nothing of the one before is left in it.
  console: () => <Console key={session.read()?.userId} />,
};

const SignInEntry = () => {
  useEffect(prefetchConsole, []);
  return <LoginPage signOnError={entryRoute.signOnError()} />;
};

/** Single sign-on has brought somebody: who it is, the platform is just asked. */
const SignOnPending = () => (
  <main className="coming coming-failed" role="status">
    {translateSignIn(getCurrentLanguage())('signIn.loading')}
  </main>
);

/** While a person types, the console and its first screens are fetched. A failure shows itself when it is needed. */
function prefetchConsole(): () => void {
  const prefetch = () =>
    void Console.prefetch()
      .then(loadConsole)
      .then(({ prefetchScreens }) => prefetchScreens())
      .catch(() => undefined);
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(prefetch, 1000);
    return () => clearTimeout(timer);
  }
  const idleCallbackId = requestIdleCallback(prefetch, { timeout: 5000 });
  return () => cancelIdleCallback(idleCallbackId);
}
