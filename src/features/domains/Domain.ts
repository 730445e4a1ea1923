import type { RaRecord } from 'react-admin';

import type { MapPosition } from '../../ui/map/SiteMap.ts';

/** A domain as its screens know it. */
export interface Domain extends RaRecord<string> {
  readonly name: string;
  /** 1 is the root; 4 takes no domains below it. */
  readonly level: number;
  readonly parentId?: string | null;
  readonly geoPoint?: MapPosition | null;
}

/** Nothing is below a domain of this level. @see DOM-01 */
export const LOWEST_LEVEL = 4;

export const canHaveSubdomains = ({ level }: Domain): boolean => level < LOWEST_LEVEL;
