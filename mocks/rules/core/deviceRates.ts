import type { EnergyStep } from '../../city/energySeries.ts';
import { getStateAt } from '../../city/lightHistory.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { type DeviceSelection, EnergySums } from './energySums.ts';
import { listSubtreeIds } from '../../model/subtree.ts';
import { LAMP_MODELS } from './targets.ts';

/** The maximum number of states to compute for a response, and for one of its points. */
const MAX_STATES = 60_000;
const MAX_STATES_PER_POINT = 300;

const isLamp = ({ model }: Row) => LAMP_MODELS.includes(String(model));

/** The devices of a domain and its descendants; all in the caller's scope without a domain. */
export interface DeviceQuery extends Pick<DeviceSelection, 'model' | 'lampsOnly'> {
  readonly domainId?: string | undefined;
}

const toDeviceSelection = (
  store: Store,
  { domainId, ...chosen }: DeviceQuery,
): DeviceSelection => ({
  ...chosen,
  domainIds: listSubtreeIds(store, domainId),
});

/** Returns the energy of devices in each step, in kWh. */
export const getEnergy = (
  store: Store,
  query: DeviceQuery,
  edges: readonly number[],
): readonly EnergyStep[] =>
  EnergySums.forStore(store)
    .getEnergy(toDeviceSelection(store, query), edges)
    .map(({ energy, saved }) => ({ energy: roundEnergy(energy), saved: roundEnergy(saved) }));

/** The percentage of due lamps that burned, and of all lamps that were online. */
export interface DeviceRates {
  readonly litRate: number;
  readonly onlineRate: number;
}

/** Returns the rates in each step for the lamps of a domain, or the devices of a model. */
export function getRates(
  store: Store,
  query: DeviceQuery,
  edges: readonly number[],
): readonly DeviceRates[] {
  const sample = pickSample(listDevices(store, query), edges.length - 1);
  return EnergySums.forStore(store)
    .getLitHours(toDeviceSelection(store, query), edges)
    .map(({ energy, saved }, i) => {
      const middle = ((edges[i] ?? 0) + (edges[i + 1] ?? 0)) / 2;
      return {
        litRate: toPercent(energy, energy + saved),
        onlineRate: toPercent(countOnlineAt(sample, middle), sample.length),
      };
    });
}

function* listDevices(store: Store, { domainId, model }: DeviceQuery): Iterable<Row> {
  const ids = listSubtreeIds(store, domainId);
  const where = {
    ...(ids && { domainId: { inq: ids } }),
    ...(model !== undefined && { model }),
  };
  const isAll = Object.keys(where).length === 0;
  const assets = store.table('assets');
  for (const row of isAll ? assets.values() : assets.find({ where })) {
    if (model !== undefined || isLamp(row)) yield row;
  }
}

/** Returns every nth row, so that the sample fits the limit for a response of so many points. */
export function pickSample(rows: Iterable<Row>, points: number): readonly Row[] {
  const all = [...rows];
  const maxSample = Math.max(20, Math.floor(MAX_STATES / Math.max(1, points)));
  const step = Math.ceil(all.length / Math.min(MAX_STATES_PER_POINT, maxSample));
  return all.filter((_, i) => i % step === 0);
}

/** Counts the devices that were online. */
export const countOnlineAt = (rows: readonly Row[], ms: number): number =>
  rows.filter(row => ['normal', 'fault'].includes(getStateAt(row, ms))).length;

/** Returns a share in per cent; 100 for an empty whole. */
export const toPercent = (part: number, whole: number): number =>
  whole === 0 ? 100 : Math.round((part / whole) * 1000) / 10;

/** Rounds to the watt-hour. */
export const roundEnergy = (value: number): number => Math.round(value * 1000) / 1000;
