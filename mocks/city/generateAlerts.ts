import { MINUTE_MS } from '../shared/duration.ts';
import type { Row } from '../platform/Store.ts';
import { type FaultType, getFaultTypes, getFaultColumns } from './faultTypes.ts';
import { hashToFraction, joinHashes } from './hash.ts';
import { createEventId } from '../shared/ids.ts';
import { assertDefined } from '../shared/assertDefined.ts';

/**
 * Each minute has its own number of events, so that a calm month is generated as fast as a stormy quarter of a second.
 */
const MINUTE_SLOT_MS = MINUTE_MS;

export interface AlertGenerationOptions {
  readonly seed: number;
  /** The assets of the events, or a function that returns the nth of them, from 0. */
  readonly assets: readonly Row[] | ((n: number) => Row | undefined);
  /** The number of assets. */
  readonly count: number;
  /** The start of the span in milliseconds since 1970, exclusive. */
  readonly from: number;
  /** The end of the span in milliseconds since 1970, inclusive. */
  readonly to: number;
  /** The number of alerts per minute in the whole city. */
  readonly alertsPerMinute: number;
  /** Devices that have lost the connection, and the share of the alerts that report it. */
  readonly outageDevices?: readonly Row[];
  readonly outageShare?: number;
}

/**
 * Generates the alerts of a time span, oldest first, none confirmed: the same for the same seed and assets, whether a
 * span is generated as a whole or in pieces. A higher rate adds to the alerts of a lower one.
 */
export function generateAlerts(options: AlertGenerationOptions): Row[] {
  const { seed, count, from, to, alertsPerMinute } = options;
  const { assets } = options;
  const getAsset = typeof assets === 'function' ? assets : (n: number) => assets[n];
  const outageDevices = options.outageDevices ?? [];
  const outageShare = outageDevices.length > 0 ? (options.outageShare ?? 0) : 0;
  const alerts: Row[] = [];
  if (count <= 0 || alertsPerMinute <= 0) return alerts;
  const salt = joinHashes(seed, 0xa1e7);
  const last = Math.floor(to / MINUTE_SLOT_MS);
  for (let slot = Math.floor(from / MINUTE_SLOT_MS); slot <= last; slot += 1) {
    const hash = joinHashes(salt, slot);
    const eventCount = Math.floor(alertsPerMinute + hashToFraction(hash, 0));
    if (eventCount === 0) continue;
    const slotEvents: { readonly at: number; readonly n: number }[] = [];
    for (let n = 1; n <= eventCount; n += 1) {
      const at = slot * MINUTE_SLOT_MS + Math.floor(MINUTE_SLOT_MS * hashToFraction(hash, 3 * n));
      if (at > from && at <= to) slotEvents.push({ at, n });
    }
    slotEvents.sort((a, b) => a.at - b.at || a.n - b.n);
    for (const { at, n } of slotEvents) {
      const fraction = hashToFraction(hash, 3 * n + 1);
      const isOutage = fraction < outageShare;
      const asset = isOutage
        ? outageDevices[Math.floor((outageDevices.length * fraction) / outageShare)]
        : getAsset(Math.floor((count * (fraction - outageShare)) / (1 - outageShare)));
      if (!asset) continue;
      const eventHash = joinHashes(hash, 3 * n + 2);
      const type = isOutage ? 'communicationLost' : drawType(asset, eventHash);
      alerts.push(createAlert(asset, type, { at, hash: eventHash, n }));
    }
  }
  return alerts;
}

function drawType({ model }: Row, hash: number): FaultType {
  const types = getFaultTypes(model);
  return assertDefined(types[Math.floor(types.length * hashToFraction(hash, 1))]);
}

/** One event: its time in milliseconds since 1970, its hash, and its number in its minute. */
interface AlertEvent {
  readonly at: number;
  readonly hash: number;
  readonly n: number;
}

function createAlert(asset: Row, type: FaultType, { at, hash, n }: AlertEvent): Row {
  return {
    id: createEventId('alert', at, hash, n),
    ...getFaultColumns(asset, type, hash),
    update_time: new Date(at).toISOString(),
    confirmed: false,
  };
}
