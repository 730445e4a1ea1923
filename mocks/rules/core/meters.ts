import type { EnergyStep } from '../../city/energySeries.ts';
import { stateAt } from '../../city/histories.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { type Chosen, EnergySums } from './energySums.ts';
import { domainsIn } from './subtree.ts';
import { LAMP_MODELS } from './targets.ts';

/** So many states are looked up at most for an answer, and for one of its points. */
const MOST_STATES = 60_000;
const MOST_STATES_OF_A_POINT = 300;

/** Whether a device stands for a lamp. */
const isLamp = ({ model }: Row) => LAMP_MODELS.includes(String(model));

/** The devices of a domain and of everything below it; of all that the caller reaches without a domain. */
export interface Devices extends Pick<Chosen, 'model' | 'lampsAlone'> {
  readonly domainId?: string | undefined;
}

const chosenOf = (store: Store, { domainId, ...chosen }: Devices): Chosen => ({
  ...chosen,
  domainIds: domainsIn(store, domainId),
});

/** What devices draw in each step, in kWh. */
export const energyOf = (
  store: Store,
  chosen: Devices,
  edges: readonly number[],
): readonly EnergyStep[] =>
  EnergySums.of(store)
    .energy(chosenOf(store, chosen), edges)
    .map(({ energy, saved }) => ({ energy: round(energy), saved: round(saved) }));

/** Of a hundred lamps that should burn, how many did; and of all lamps, how many could be reached. */
export interface Rates {
  readonly litRate: number;
  readonly onlineRate: number;
}

/** How the lamps of a domain were in each step, or the devices of a model. */
export function ratesOf(store: Store, chosen: Devices, edges: readonly number[]): readonly Rates[] {
  const asked = someOf(devicesOf(store, chosen), edges.length - 1);
  return EnergySums.of(store)
    .litHours(chosenOf(store, chosen), edges)
    .map(({ energy, saved }, i) => {
      const middle = ((edges[i] ?? 0) + (edges[i + 1] ?? 0)) / 2;
      return {
        litRate: percent(energy, energy + saved),
        onlineRate: percent(onlineAt(asked, middle), asked.length),
      };
    });
}

function* devicesOf(store: Store, { domainId, model }: Devices): Iterable<Row> {
  const ids = domainsIn(store, domainId);
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

/** Every nth of some rows, so that as many as an answer of so many points can ask stand for all. */
export function someOf(rows: Iterable<Row>, points: number): readonly Row[] {
  const all = [...rows];
  const budget = Math.max(20, Math.floor(MOST_STATES / Math.max(1, points)));
  const step = Math.ceil(all.length / Math.min(MOST_STATES_OF_A_POINT, budget));
  return all.filter((_, i) => i % step === 0);
}

/** How many of some devices were within reach. */
export const onlineAt = (rows: readonly Row[], ms: number): number =>
  rows.filter(row => ['normal', 'fault'].includes(stateAt(row, ms))).length;

/** A share of a whole in per cent; of nothing, all. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 100 : Math.round((part / whole) * 1000) / 10;

/** To the watt-hour. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;
