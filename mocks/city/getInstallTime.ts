import { HOUR_MS } from '../shared/duration.ts';
import type { Row } from '../platform/Store.ts';

/** The time zone offset of the city: UTC+8. */
const ZONE_OFFSET_MS = 8 * HOUR_MS;

/** The maximum number of cached dates: more than a city has. */
const MAX_CACHED_DATES = 10_000;

const cachedTimes = new Map<string, number>();

/**
 * Returns the installation time of a device: the start of that day in the city, in milliseconds since 1970. Without a
 * date, the device always existed.
 */
export function getInstallTime({ installDate }: Row): number {
  if (typeof installDate !== 'string') return -Infinity;
  const cached = cachedTimes.get(installDate);
  if (cached !== undefined) return cached;
  const time = Date.parse(installDate) - ZONE_OFFSET_MS;
  if (cachedTimes.size < MAX_CACHED_DATES) cachedTimes.set(installDate, time);
  return time;
}
