import type { Row } from '../platform/Store.ts';

/** The clocks of the city are eight hours ahead of UTC. */
const ZONE_MS = 8 * 3_600_000;

/** So many dates are remembered: more than a city has. */
const MOST_DATES = 10_000;

const known = new Map<string, number>();

/**
 * When a device was put up: as that day began in the city, in milliseconds since 1970. One that does not say was
 * always there.
 */
export function installedAt({ installDate }: Row): number {
  if (typeof installDate !== 'string') return -Infinity;
  const before = known.get(installDate);
  if (before !== undefined) return before;
  const found = Date.parse(installDate) - ZONE_MS;
  if (known.size < MOST_DATES) known.set(installDate, found);
  return found;
}
