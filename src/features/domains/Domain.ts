import type { RaRecord } from 'react-admin';

import type { MapPosition } from '../../ui/map/SiteMap.ts';

export interface Domain extends RaRecord<string> {
  readonly name: string;
  /** 1 is the root; 4 cannot have subdomains. */
  readonly level: number;
  readonly parentId?: string | null;
  readonly geoPoint?: MapPosition | null;
}

/** Domains of this level have no subdomains. @see DOM-01 */
export const LOWEST_LEVEL = 4;

export const canHaveSubdomains = ({ level }: Domain): boolean => level < LOWEST_LEVEL;
