import type { Provider } from '../api/provider.ts';

const KEY = 'signOn';

/** Which single-sign-on provider this tab was sent to, while it is there. A browser that keeps nothing does not know. */
export const chosenProvider = {
  keep(name: Provider): void {
    try {
      sessionStorage.setItem(KEY, name);
    } catch {
      // The way in works without it.
    }
  },

  take(): Provider | undefined {
    try {
      const name = sessionStorage.getItem(KEY);
      sessionStorage.removeItem(KEY);
      return name === 'oauth' || name === 'oauth2' ? name : undefined;
    } catch {
      return undefined;
    }
  },
};
