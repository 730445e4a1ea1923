import { useNow } from '../../../../data/useNow.ts';
import { parseLatLng } from '../../../../domain/latLng.ts';
import { type Night, type LatLngDegrees, getNight } from '../../../../domain/night.ts';
import type { Milliseconds } from '../../../../domain/brandedUnit.ts';
import { DAY_MS } from '../../../../domain/duration.ts';
import type { Asset } from '../Asset.ts';

export interface CurrentNight {
  readonly night: Night;
  readonly now: number;
  /** By day, the last night is shown: the next has no data yet. */
  readonly isOver: boolean;
}

/** Returns the current night at a device, else the last one; undefined where the sun does not set. */
export function useCurrentNight({ geoPoint }: Asset): CurrentNight | undefined {
  const now = useNow();
  const position = parseLatLng(geoPoint) as LatLngDegrees | undefined;
  if (!position) return undefined;
  const nextNight = getNight(now as Milliseconds, position);
  if (typeof nextNight === 'string') return undefined;
  if (now >= nextNight.from) return { night: nextNight, now, isOver: false };
  const lastNight = getNight((now - DAY_MS) as Milliseconds, position);
  return typeof lastNight === 'string' ? undefined : { night: lastNight, now, isOver: true };
}
