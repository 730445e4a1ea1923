import { useState } from 'react';

import { zoneName } from '../../domain/clock.ts';
import { offsetAt } from '../../domain/zone.ts';
import { useSiteZone } from '../../ui/SiteZone.ts';

/** The zone in which the times of the site are told, as `UTC+8`. */
export function useZoneWords(): string {
  const zone = useSiteZone();
  const [now] = useState(Date.now);
  return zoneName(offsetAt(now, zone));
}
