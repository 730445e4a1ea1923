import { readCookie, writeCookie } from './cookies.ts';
import { PROVIDER_COOKIE } from './session.ts';

/** A single-sign-on provider, by the name of its configuration. */
export type SignOnProviderName = 'oauth' | 'oauth2';

/** Who vouched for the session of now. It is kept in a cookie of its own, which ends with the session. */
export const signOnProvider = {
  /** Undefined for a session that began with a password. */
  read: (): SignOnProviderName | undefined => {
    const name = readCookie(PROVIDER_COOKIE);
    return name === 'oauth' || name === 'oauth2' ? name : undefined;
  },

  /** To be told once the session is complete. */
  save: (name: SignOnProviderName): void => writeCookie(PROVIDER_COOKIE, name),

  /**
   * Tells a provider that the person left. Its page belongs to another site, so what it answers cannot be read; it does not
   * matter either.
   *
   * @param link of its configuration; the address of leaving is below it
   * @see AUTH-11
   */
  notifySignOut: async (link: string): Promise<void> => {
    const init = { mode: 'no-cors', credentials: 'include', keepalive: true } as const;
    await fetch(`${link}/logout?_=${Date.now()}`, init).catch(() => undefined);
  },
};
