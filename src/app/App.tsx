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

/** Signed out: the sign-in page, in a small chunk. Signed in: the console, which loads after it. */
export const App = () => (
  <AppErrorBoundary>
    <LazyBoundary fallback={<div className="loading" />}>
      {screenByRoute[useSyncExternalStore(entryRoute.subscribe, entryRoute.read)]()}
    </LazyBoundary>
  </AppErrorBoundary>
);

const screenByRoute: Readonly<Record<EntryRoute, () => ReactNode>> = {
  login: () => <SignInEntry />,
  signOn: () => <SignOnPending />,
  notFound: () => <NotFoundSignedOut />,
  // Keyed by user: no state of the previous user remains.
  console: () => <Console key={session.read()?.userId} />,
};

const SignInEntry = () => {
  useEffect(prefetchConsole, []);
  return <LoginPage signOnError={entryRoute.signOnError()} />;
};

/** The status while the platform identifies the user of a single sign-on. */
const SignOnPending = () => (
  <main className="loading loading-failed" role="status">
    {translateSignIn(getCurrentLanguage())('signIn.loading')}
  </main>
);

/** Prefetches the console and its first screens during sign-in. A load failure is reported when they are needed. */
function prefetchConsole(): () => void {
  const prefetch = () =>
    void Console.prefetch()
      .then(loadConsole)
      .then(({ prefetchMessages }) => prefetchMessages())
      .catch(() => undefined);
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(prefetch, 1000);
    return () => clearTimeout(timer);
  }
  const idleCallbackId = requestIdleCallback(prefetch, { timeout: 5000 });
  return () => cancelIdleCallback(idleCallbackId);
}
