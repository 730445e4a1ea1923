import { useEffect, useState } from 'react';

import { useLiveUpdates } from '../../../data/live/useLiveUpdates.ts';
import { CRITICAL_LEVEL } from '../../../domain/severityByLevel.ts';
import type { MapPosition } from '../../../ui/map/SiteMap.ts';
import type { DevicesInView } from '../queries/DevicesInView.ts';
import type { DomainMarker } from '../queries/readDomainMarkers.ts';
import { findAlertMarker } from './findAlertMarker.ts';

/** The ring of a new critical alert. */
export interface AlertRing {
  readonly id: string;
  readonly position: MapPosition;
  /** When it ends, in milliseconds since the page was opened. */
  readonly endsAt: number;
}

/** Three rings of two seconds; with reduced motion one ring is drawn still for as long. */
const RING_DURATION_MS = 6_000;
/** More rings than these would hide the map. */
const MAX_RINGS = 20;

/**
 * Returns the rings of the critical alerts that have arrived, each once: at its device, or at the group or the domain
 * where devices are not shown. A marker has one ring at a time, however many alerts its devices have. Muted alerts have
 * none.
 *
 * @see MAP-15
 */
export function useAlertRings(
  domains: readonly DomainMarker[],
  inView: DevicesInView,
): readonly AlertRing[] {
  const [rings, setRings] = useState<readonly AlertRing[]>([]);
  useLiveUpdates({
    onAlerts: alerts => {
      const endsAt = performance.now() + RING_DURATION_MS;
      const added = alerts.flatMap((alert): readonly AlertRing[] => {
        if (alert.level !== CRITICAL_LEVEL || alert.muted) return [];
        const position = findAlertMarker(alert, { domains, inView });
        return position ? [{ id: alert.id, position, endsAt }] : [];
      });
      if (added.length > 0) setRings(current => addRings(current, added));
    },
  });
  // The first ring is the first one to end: rings that follow it do not prolong it.
  const firstEnd = rings[0]?.endsAt;
  useEffect(() => {
    if (firstEnd === undefined) return undefined;
    const timer = setTimeout(
      () => setRings(current => current.filter(({ endsAt }) => endsAt > firstEnd)),
      firstEnd - performance.now(),
    );
    return () => clearTimeout(timer);
  }, [firstEnd]);
  return rings;
}

/** Adds the rings of the markers that have none, up to as many as the map has room for. */
function addRings(
  current: readonly AlertRing[],
  added: readonly AlertRing[],
): readonly AlertRing[] {
  const byPosition = new Map<string, AlertRing>();
  for (const ring of [...current, ...added]) {
    const key = `${ring.position.lat} ${ring.position.lng}`;
    if (!byPosition.has(key)) byPosition.set(key, ring);
  }
  return [...byPosition.values()].slice(-MAX_RINGS);
}
