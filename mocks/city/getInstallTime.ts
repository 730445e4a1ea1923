import { HOUR_MS } from '../duration.ts';
import type { Row } from '../platform/Store.ts';

/** The clocks of the city are eight hours ahead of UTC. */
const ZONE_OFFSET_MS = 8 * HOUR_MS;

/** So many dates are remembered: more than a city has. */
const MAX_CACHED_DATES = 10_000;

const cachedTimes = new Map<string, number>();

/**
 * When a device was put up: as that day began in the city, in milliseconds since 1970. One that does not say was
 * always there.
 */
export function getInstallTime({ installDate }: Row): number {
  if (typeof installDate !== 'string') return -Infinity;
  const cached = cachedTimes.get(installDate);
  if (cached !== undefined) return cached;
  const time = Date.parse(installDate) - ZONE_OFFSET_MS;
  if (cachedTimes.size < MAX_CACHED_DATES) cachedTimes.set(installDate, time);
  return time;
}
