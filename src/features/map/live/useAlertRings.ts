import { useEffect, useState } from 'react';

import { useLiveUpdates } from '../../../data/live/useLiveUpdates.ts';
import type { MapPosition } from '../../../ui/map/SiteMap.ts';
import type { DevicesInView } from '../queries/DevicesInView.ts';
import type { DomainMarker } from '../queries/readDomainMarkers.ts';

/** The ring of a new critical alert. */
export interface AlertRing {
  readonly id: string;
  readonly position: MapPosition;
}

/** The level of a critical alert. */
const CRITICAL_LEVEL = 1;
/** Three rings of two seconds; with reduced motion one ring is drawn still for as long. */
const RING_DURATION_MS = 6_000;
/** More rings than these would hide the map. */
const MAX_RINGS = 20;

/**
 * Returns the rings of the critical alerts that have arrived, each once: at its device, or at its domain where devices
 * are not shown. Muted alerts have none.
 *
 * @see MAP-15
 */
export function useAlertRings(
  domains: readonly DomainMarker[],
  { devices }: DevicesInView,
): readonly AlertRing[] {
  const [rings, setRings] = useState<readonly AlertRing[]>([]);
  useLiveUpdates({
    onAlerts: alerts => {
      const added = alerts.flatMap(({ id, level, muted, asset_id, domain_id }): AlertRing[] => {
        if (level !== CRITICAL_LEVEL || muted) return [];
        const marker =
          devices.find(device => device.id === asset_id) ??
          domains.find(domain => domain.id === domain_id);
        return marker ? [{ id, position: marker.position }] : [];
      });
      if (added.length > 0) setRings(current => [...current, ...added].slice(-MAX_RINGS));
    },
  });
  const lastId = rings.at(-1)?.id;
  useEffect(() => {
    if (lastId === undefined) return undefined;
    const timer = setTimeout(() => setRings([]), RING_DURATION_MS);
    return () => clearTimeout(timer);
  }, [lastId]);
  return rings;
}
