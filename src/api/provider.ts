import { readCookie, writeCookie } from './cookies.ts';
import { PROVIDER } from './session.ts';

/** A single-sign-on provider, by the name of its configuration. */
export type Provider = 'oauth' | 'oauth2';

/** Who vouched for the session of now. It is kept in a cookie of its own, which ends with the session. */
export const provider = {
  /** Undefined for a session that began with a password. */
  read: (): Provider | undefined => {
    const name = readCookie(PROVIDER);
    return name === 'oauth' || name === 'oauth2' ? name : undefined;
  },

  /** To be told once the session is complete. */
  keep: (name: Provider): void => writeCookie(PROVIDER, name),

  /**
   * Tells a provider that the person left. Its page belongs to another site, so what it answers cannot be read; it does not
   * matter either.
   *
   * @param link of its configuration; the address of leaving is below it
   * @see spec A3, B7 (AUTH-11)
   */
  leave: async (link: string): Promise<void> => {
    const init = { mode: 'no-cors', credentials: 'include', keepalive: true } as const;
    await fetch(`${link}/logout?_=${Date.now()}`, init).catch(() => undefined);
  },
};
