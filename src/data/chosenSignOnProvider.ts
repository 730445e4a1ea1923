import type { SignOnProviderName } from '../api/signOnProvider.ts';

const STORAGE_KEY = 'signOn';

/** Which single-sign-on provider this tab was sent to, while it is there. A browser that keeps nothing does not know. */
export const chosenSignOnProvider = {
  save(name: SignOnProviderName): void {
    try {
      sessionStorage.setItem(STORAGE_KEY, name);
    } catch {
      // The way in works without it.
    }
  },

  take(): SignOnProviderName | undefined {
    try {
      const name = sessionStorage.getItem(STORAGE_KEY);
      sessionStorage.removeItem(STORAGE_KEY);
      return name === 'oauth' || name === 'oauth2' ? name : undefined;
    } catch {
      return undefined;
    }
  },
};
