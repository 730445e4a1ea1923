import type { SignOnProviderName } from '../api/signOnProvider.ts';

const STORAGE_KEY = 'signOn';

/** The single sign-on provider that this tab was sent to, during sign-in. Unknown where the browser stores nothing. */
export const chosenSignOnProvider = {
  save(name: SignOnProviderName): void {
    try {
      sessionStorage.setItem(STORAGE_KEY, name);
    } catch {
      // Sign-in works without it.
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
