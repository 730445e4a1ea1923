import { formatClockTime } from '../domain/clock.ts';
import { type Night, type LatLngDegrees, getNight } from '../domain/night.ts';
import { parseLatLng } from '../domain/latLng.ts';
import type { Milliseconds } from '../domain/brandedUnit.ts';
import { getUtcOffset } from '../domain/timeZone.ts';
import { useConfiguration } from './useConfiguration.ts';
import { useNow } from './useNow.ts';

/** The night over the city, as of now. */
export interface CityNight {
  readonly night: Night;
  readonly latLng: LatLngDegrees;
  readonly now: Milliseconds;
  /** Minutes that the city's time zone is ahead of UTC. */
  readonly offset: number;
  /** In that time zone, HH:mm. */
  readonly labels: { readonly sunset: string; readonly sunrise: string; readonly now: string };
}

/**
 * Returns the real night over the city of the map.
 *
 * @returns 'noNight' or 'noDay' far north and far south; null when the platform does not return the city's location;
 *   undefined while loading
 * @example const tonight = useTonight();
 */
export function useTonight(): CityNight | 'noNight' | 'noDay' | null | undefined {
  const now = useNow() as Milliseconds;
  const map = useConfiguration('map');
  if (!map) return map;
  const latLng = parseLatLng(map.center) as LatLngDegrees | undefined;
  if (!latLng) return null;
  const night = getNight(now, latLng);
  if (typeof night === 'string') return night;
  const offset = getUtcOffset(now, map.timeZone);
  const labels = {
    sunset: formatClockTime(night.from, offset),
    sunrise: formatClockTime(night.to, offset),
    now: formatClockTime(now, offset),
  };
  return { night, latLng, now, offset, labels };
}

/**
 * Whether there is a night to render.
 *
 * @example const sunset = isNight(tonight) ? tonight.labels.sunset : undefined; // '17:42'
 */
export const isNight = (tonight: ReturnType<typeof useTonight>): tonight is CityNight =>
  typeof tonight === 'object' && tonight !== null;
