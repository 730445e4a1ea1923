import { readCookie, writeCookie } from './cookies.ts';
import { PROVIDER_COOKIE } from './session.ts';

/** A single-sign-on provider, by the name of its configuration. */
export type SignOnProviderName = 'oauth' | 'oauth2';

/** The single sign-on provider of the current session. It has a cookie of its own, which ends with the session. */
export const signOnProvider = {
  /** Undefined for a session that started with a password. */
  read: (): SignOnProviderName | undefined => {
    const name = readCookie(PROVIDER_COOKIE);
    return name === 'oauth' || name === 'oauth2' ? name : undefined;
  },

  /** Must be called once the session is complete. */
  save: (name: SignOnProviderName): void => writeCookie(PROVIDER_COOKIE, name),

  /**
   * Notifies a provider of the sign-out. Its page belongs to another site, so that the response is unreadable; it is
   * not needed.
   *
   * @param link of its configuration; the sign-out URL is below it
   * @see AUTH-11
   */
  notifySignOut: async (link: string): Promise<void> => {
    const init = { mode: 'no-cors', credentials: 'include', keepalive: true } as const;
    await fetch(`${link}/logout?_=${Date.now()}`, init).catch(() => undefined);
  },
};
