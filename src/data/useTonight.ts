import { clockTime } from '../domain/clock.ts';
import { type Night, type Place, tonight } from '../domain/night.ts';
import { latLngOf } from '../domain/latLng.ts';
import type { Milliseconds } from '../domain/unit.ts';
import { offsetAt } from '../domain/zone.ts';
import { useConfiguration } from './useConfiguration.ts';
import { useNow } from './useNow.ts';

/** The night over the city, as of now. */
export interface Tonight {
  readonly night: Night;
  readonly place: Place;
  readonly now: Milliseconds;
  /** Minutes that the city's clocks are ahead of UTC. */
  readonly offset: number;
  /** On those clocks, HH:mm. */
  readonly words: { readonly sunset: string; readonly sunrise: string; readonly now: string };
}

/**
 * The real night over the city of the map.
 *
 * @returns 'noNight' or 'noDay' far north and far south; null when the platform does not say where
 * the city lies; undefined until it has answered
 */
export function useTonight(): Tonight | 'noNight' | 'noDay' | null | undefined {
  const now = useNow() as Milliseconds;
  const map = useConfiguration('map');
  if (!map) return map;
  const place = latLngOf(map.center) as Place | undefined;
  if (!place) return null;
  const night = tonight(now, place);
  if (typeof night === 'string') return night;
  const offset = offsetAt(now, map.timeZone);
  const words = {
    sunset: clockTime(night.from, offset),
    sunrise: clockTime(night.to, offset),
    now: clockTime(now, offset),
  };
  return { night, place, now, offset, words };
}

/** Whether there is a night to draw. */
export const isNight = (tonight: ReturnType<typeof useTonight>): tonight is Tonight =>
  typeof tonight === 'object' && tonight !== null;
