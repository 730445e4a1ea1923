import type { Row, Store } from '../../platform/Store.ts';
import { domainsIn } from './subtree.ts';
import { LAMP_MODELS } from './targets.ts';

/** How the lamps of a place burn, and what its devices draw, by what they reported last. */
export interface LightCounts {
  readonly lamps: number;
  readonly lit: number;
  /** Those of the lit that burn below 100 %. */
  readonly dimmed: number;
  readonly off: number;
  readonly offline: number;
  /** What the lit lamps draw, in W. */
  readonly lampPower: number;
  /** What all devices within reach draw, each lamp counted once, in W. */
  readonly power: number;
}

type Name = keyof LightCounts;

const NAMES: readonly Name[] = [
  ...(['lamps', 'lit', 'dimmed', 'off', 'offline', 'lampPower', 'power'] as const),
];

/** A lamp draws what its controller says that it draws. */
const LAMP = 'led';

type Sums = Record<Name, number>;

const nothing = (): Sums =>
  Object.fromEntries(NAMES.map(name => [name, 0])) as Readonly<Record<Name, number>>;

/** The sums of each domain, without what lies below it. Power is in mW: whole numbers, which add up exactly. */
type Places = Map<unknown, Sums>;

const known = new WeakMap<Store, Places>();

/** The sums of a store, counted when somebody asks first and kept up to date from then on. */
function placesOf({ whole: store }: Store): Places {
  const before = known.get(store);
  if (before) return before;
  const places: Places = new Map();
  for (const status of store.table('statuses').values()) count(places, status, 1);
  store.watch('statuses', (gone, come) => {
    if (gone) count(places, gone, -1);
    if (come) count(places, come, 1);
  });
  known.set(store, places);
  return places;
}

function count(places: Places, status: Row, sign: 1 | -1) {
  const { domain_id, model, online, brightness, power } = status;
  const sums = places.get(domain_id) ?? nothing();
  places.set(domain_id, sums);
  const watts = online === true && typeof power === 'number' ? sign * Math.round(power * 1000) : 0;
  if (model !== LAMP) sums.power += watts;
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

/** The light of a domain and of everything below it; of all that the caller reaches without one. */
export function lightIn(store: Store, domainId?: string): LightCounts {
  const places = placesOf(store);
  const ids = domainsIn(store, domainId);
  return together(ids ? ids.map(id => places.get(id)) : places.values());
}

/** The light of some devices, by their statuses. */
export function lightOf(statuses: Iterable<Row>): LightCounts {
  const places: Places = new Map();
  for (const status of statuses) count(places, status, 1);
  return together(places.values());
}

function together(places: Iterable<Sums | undefined>): LightCounts {
  const total = nothing();
  for (const sums of places) if (sums) for (const name of NAMES) total[name] += sums[name];
  const watts = (milliwatts: number) => Math.round(milliwatts / 100) / 10;
  return { ...total, lampPower: watts(total.lampPower), power: watts(total.power) };
}
