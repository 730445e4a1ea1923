import { createContext, useContext } from 'react';

/** The IANA zone of the site whose times a screen shows; undefined means the zone of the browser. */
export const SiteZoneContext = createContext<string | undefined>(undefined);

export const useSiteZone = (): string | undefined => useContext(SiteZoneContext);
