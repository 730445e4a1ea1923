import { session } from '../api/session.ts';

const LOGIN = '/login';

/** A path of this site, whatever was stored: an address of another one is not followed. */
function ownPath(address: unknown): string {
  if (typeof address !== 'string') return '/';
  const url = new URL(address, location.origin);
  return url.origin === location.origin && url.pathname !== LOGIN
    ? url.pathname + url.search + url.hash
    : '/';
}

/** A visitor who is not signed in sees /login; the address asked for waits in the history entry. */
function goToLogin(): void {
  const from = location.pathname + location.search + location.hash;
  if (location.pathname !== LOGIN) history.replaceState({ from }, '', LOGIN);
}

/** Whoever has signed in goes on to the address that was asked for. */
function leaveLogin(): void {
  const state = history.state as { readonly from?: unknown } | null;
  if (location.pathname === LOGIN) history.replaceState(null, '', ownPath(state?.from));
}

/**
 * Keeps the address in step with the session, ahead of whatever is drawn for it.
 *
 * @returns a function that stops it
 */
export function followSession(): () => void {
  const settle = () => (session.read() ? leaveLogin() : goToLogin());
  settle();
  return session.subscribe(settle);
}
