import { createContext, useContext } from 'react';

/** The time zone and the map of the site. */
export interface SiteSettings {
  /** `failed`: the read is retried in the background; until it succeeds, times are in UTC and maps show the world. */
  readonly status: 'loading' | 'known' | 'failed';
  /** Retries the failed read immediately. */
  readonly reload: () => void;
}

/** Without a provider, the settings count as known. */
export const SiteSettingsContext = createContext<SiteSettings>({
  status: 'known',
  reload: () => undefined,
});

export const useSiteSettings = (): SiteSettings => useContext(SiteSettingsContext);
