import { createContext, useContext } from 'react';

/** What is known of the settings of the site: its time zone and its map. */
export interface SiteSettings {
  /** `failed`: the read is repeated in the background; until it succeeds, times are in UTC and maps begin at the world. */
  readonly status: 'loading' | 'known' | 'failed';
  /** Repeats the failed read now. */
  readonly reload: () => void;
}

/** Without a provider, nothing is waited for. */
export const SiteSettingsContext = createContext<SiteSettings>({
  status: 'known',
  reload: () => undefined,
});

export const useSiteSettings = (): SiteSettings => useContext(SiteSettingsContext);
