import type { Row, Store } from '../../platform/Store.ts';
import { listSubtreeIds } from '../../model/subtree.ts';
import { LAMP_MODELS } from './targets.ts';

/** The lit lamps and the power of an area's devices, by their last report. */
export interface LightTotals {
  readonly lamps: number;
  readonly lit: number;
  /** The lit lamps below 100 %. */
  readonly dimmed: number;
  readonly off: number;
  readonly offline: number;
  /** The power of the lit lamps, in W. */
  readonly lampPower: number;
  /** The power of all online devices, each lamp counted once, in W. */
  readonly power: number;
}

type LightTotalName = keyof LightTotals;

const TOTAL_NAMES: readonly LightTotalName[] = [
  ...(['lamps', 'lit', 'dimmed', 'off', 'offline', 'lampPower', 'power'] as const),
];

/** The model of lamps, whose power their controller reports. */
const LAMP_MODEL = 'led';

type LightSums = Record<LightTotalName, number>;

const createEmptySums = (): LightSums =>
  Object.fromEntries(TOTAL_NAMES.map(name => [name, 0])) as Readonly<
    Record<LightTotalName, number>
  >;

/** The sums of each domain, without its descendants. Power is in mW: integers, which add up exactly. */
type SumsByDomain = Map<unknown, LightSums>;

const sumsByStore = new WeakMap<Store, SumsByDomain>();

/** Returns the sums of a store, computed on first use and updated from then on. */
function getSumsByDomain({ unscoped: store }: Store): SumsByDomain {
  const cached = sumsByStore.get(store);
  if (cached) return cached;
  const sumsByDomain: SumsByDomain = new Map();
  for (const status of store.table('statuses').values()) addStatus(sumsByDomain, status, 1);
  store.watch('statuses', (before, after) => {
    if (before) addStatus(sumsByDomain, before, -1);
    if (after) addStatus(sumsByDomain, after, 1);
  });
  sumsByStore.set(store, sumsByDomain);
  return sumsByDomain;
}

function addStatus(sumsByDomain: SumsByDomain, status: Row, sign: 1 | -1) {
  const { domain_id, model, online, brightness, power } = status;
  const sums = sumsByDomain.get(domain_id) ?? createEmptySums();
  sumsByDomain.set(domain_id, sums);
  const watts = online === true && typeof power === 'number' ? sign * Math.round(power * 1000) : 0;
  if (model !== LAMP_MODEL) sums.power += watts;
  if (!LAMP_MODELS.includes(String(model))) return;
  const level = Number(brightness ?? 0);
  sums.lamps += sign;
  if (online !== true) sums.offline += sign;
  else if (level === 0) sums.off += sign;
  else {
    sums.lit += sign;
    if (level < 100) sums.dimmed += sign;
    sums.lampPower += watts;
  }
}

/** Returns the light totals of a domain and its descendants; of the caller's scope without one. */
export function getDomainLight(store: Store, domainId?: string): LightTotals {
  const sumsByDomain = getSumsByDomain(store);
  const ids = listSubtreeIds(store, domainId);
  return sumUp(ids ? ids.map(id => sumsByDomain.get(id)) : sumsByDomain.values());
}

/** Sums up the light of devices, by their statuses. */
export function sumLight(statuses: Iterable<Row>): LightTotals {
  const sumsByDomain: SumsByDomain = new Map();
  for (const status of statuses) addStatus(sumsByDomain, status, 1);
  return sumUp(sumsByDomain.values());
}

function sumUp(sumsByDomain: Iterable<LightSums | undefined>): LightTotals {
  const total = createEmptySums();
  for (const sums of sumsByDomain)
    if (sums) for (const name of TOTAL_NAMES) total[name] += sums[name];
  const watts = (milliwatts: number) => Math.round(milliwatts / 100) / 10;
  return { ...total, lampPower: watts(total.lampPower), power: watts(total.power) };
}
