import type { Row } from '../platform/Store.ts';
import { faultTypesOf, troubleOn } from './faultTypes.ts';
import { fraction, join } from './hash.ts';
import { eventId } from './ids.ts';
import { sure } from './sure.ts';

/** Each minute has its own number of events, so that a calm month is told as fast as a stormy quarter of a second. */
const SLOT_MS = 60_000;

/** What events are drawn from. */
export interface EventOptions {
  readonly seed: number;
  /** The assets that events happen to, or how to get the nth of them, from 0. */
  readonly assets: readonly Row[] | ((n: number) => Row | undefined);
  /** How many assets there are. */
  readonly count: number;
  /** Milliseconds since 1970: what happened after this, */
  readonly from: number;
  /** and until this. */
  readonly to: number;
  /** How many happen in a minute in the whole city. */
  readonly rate: number;
}

/**
 * The alerts of a span of time, the oldest first, none confirmed: the same for the same seed and assets,
 * whether a span is asked for as a whole or in pieces. A higher rate adds to what a lower one gives.
 */
export function eventsBetween(options: EventOptions): Row[] {
  const { seed, count, from, to, rate } = options;
  const { assets } = options;
  const assetAt = typeof assets === 'function' ? assets : (n: number) => assets[n];
  const found: Row[] = [];
  if (count <= 0 || rate <= 0) return found;
  const salt = join(seed, 0xa1e7);
  const last = Math.floor(to / SLOT_MS);
  for (let slot = Math.floor(from / SLOT_MS); slot <= last; slot += 1) {
    const mark = join(salt, slot);
    const events = Math.floor(rate + fraction(mark, 0));
    if (events === 0) continue;
    const inSlot: { readonly at: number; readonly n: number }[] = [];
    for (let n = 1; n <= events; n += 1) {
      const at = slot * SLOT_MS + Math.floor(SLOT_MS * fraction(mark, 3 * n));
      if (at > from && at <= to) inSlot.push({ at, n });
    }
    inSlot.sort((a, b) => a.at - b.at || a.n - b.n);
    for (const { at, n } of inSlot) {
      const asset = assetAt(Math.floor(count * fraction(mark, 3 * n + 1)));
      if (asset) found.push(alertOf(asset, at, join(mark, 3 * n + 2), n));
    }
  }
  return found;
}

/** The alert of one event. */
function alertOf(asset: Row, at: number, mark: number, n: number): Row {
  const types = faultTypesOf(asset.model);
  const type = sure(types[Math.floor(types.length * fraction(mark, 1))]);
  return {
    id: eventId('alert', at, mark, n),
    ...troubleOn(asset, type, mark),
    update_time: new Date(at).toISOString(),
    confirmed: false,
  };
}
