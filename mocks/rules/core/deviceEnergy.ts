import { energyBetween } from '../../city/histories.ts';
import { installedAt } from '../../city/installedAt.ts';
import type { components } from '../../../src/generated/core/types.ts';
import type { Call } from '../../platform/rule.ts';
import type { Row } from '../../platform/Store.ts';
import { midnightBefore } from '../cityTime.ts';
import { round } from './meters.ts';
import { reachedThrough } from './reach.ts';

const FREQUENCY = 50;
const YEAR_MS = 365 * 86_400_000;

/** What a device draws now and has drawn; of a lamp its controller tells it. */
export function readEnergy(
  { platform: { store, clock } }: Call,
  asset: Row,
): components['schemas']['DeviceEnergy'] {
  const now = clock();
  const meter = reachedThrough(store, asset);
  const begin = installedAt(meter);
  const kWh = (from: number) => round(energyBetween(meter, from, now));
  const { power, voltage, current } = store.table('statuses').get(meter.id) ?? {};
  return {
    time: new Date(now).toISOString(),
    energy: kWh(Number.isFinite(begin) ? begin : now - YEAR_MS),
    energyToday: kWh(midnightBefore(now)),
    power: Number(power ?? 0),
    voltage: Number(voltage ?? 0),
    current: Number(current ?? 0),
    powerFactor: 0.97,
    frequency: FREQUENCY,
  };
}
