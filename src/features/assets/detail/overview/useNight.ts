import { useNow } from '../../../../data/useNow.ts';
import { latLngOf } from '../../../../domain/latLng.ts';
import { type Night, type Place, tonight } from '../../../../domain/night.ts';
import type { Milliseconds } from '../../../../domain/unit.ts';
import type { Asset } from '../Part.ts';

const DAY = 86_400_000;

export interface NightAt {
  readonly night: Night;
  readonly now: number;
  /** By day the last night is told of: the next has nothing to tell yet. */
  readonly isOver: boolean;
}

/** The night over a device: the one that is, else the last; nothing where the sun does not set. */
export function useNight({ geoPoint }: Asset): NightAt | undefined {
  const now = useNow();
  const place = latLngOf(geoPoint) as Place | undefined;
  if (!place) return undefined;
  const next = tonight(now as Milliseconds, place);
  if (typeof next === 'string') return undefined;
  if (now >= next.from) return { night: next, now, isOver: false };
  const last = tonight((now - DAY) as Milliseconds, place);
  return typeof last === 'string' ? undefined : { night: last, now, isOver: true };
}
