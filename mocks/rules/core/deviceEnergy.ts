import { getEnergyBetween } from '../../city/lightHistory.ts';
import { getInstallTime } from '../../city/getInstallTime.ts';
import type { components } from '../../../src/generated/core/types.ts';
import { DAY_MS } from '../../shared/duration.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';
import { getMidnightBefore } from '../../shared/cityTime.ts';
import { roundEnergy } from './deviceRates.ts';
import { getCommunicatingDevice } from '../../model/isOnline.ts';

const FREQUENCY_HZ = 50;
const YEAR_MS = 365 * DAY_MS;

/** Reads the power and the consumed energy of a device; for a lamp its controller reports them. */
export function readEnergy(
  { platform: { store, clock } }: OperationCall,
  asset: Row,
): components['schemas']['DeviceEnergy'] {
  const now = clock();
  const meteredAsset = getCommunicatingDevice(store, asset);
  const begin = getInstallTime(meteredAsset);
  const getEnergySince = (from: number) => roundEnergy(getEnergyBetween(meteredAsset, from, now));
  const { power, voltage, current } = store.table('statuses').get(meteredAsset.id) ?? {};
  return {
    time: new Date(now).toISOString(),
    energy: getEnergySince(Number.isFinite(begin) ? begin : now - YEAR_MS),
    energyToday: getEnergySince(getMidnightBefore(now)),
    power: Number(power ?? 0),
    voltage: Number(voltage ?? 0),
    current: Number(current ?? 0),
    powerFactor: 0.97,
    frequency: FREQUENCY_HZ,
  };
}
