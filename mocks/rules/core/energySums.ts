import {
  energyOfLoads,
  type EnergyStep,
  type Gap,
  gapsOf,
  type Load,
  loadOf,
} from '../../city/energySeries.ts';
import { FAULT_SLOT_MS } from '../../city/histories.ts';
import { DARK } from '../../city/timetable.ts';
import type { Row, Store } from '../../platform/Store.ts';

/** The devices of a domain that draw alike: of one model, put up on the same day. */
interface Sum {
  readonly model: unknown;
  kilowatts: number;
  devices: number;
  readonly timetable: Load['timetable'];
  readonly since: number;
}

/** Which devices are added up: those of all models, or of one; all that draw, or the lamps alone. */
export interface Chosen {
  /** Every domain, and what is in none, when absent. */
  readonly domainIds?: readonly string[] | undefined;
  readonly model?: string | undefined;
  readonly lampsAlone?: boolean;
}

/** What can break is looked up for so many slots of time at once; of those before, the oldest is forgotten. */
const MOST_SLOTS = 40;

const known = new WeakMap<Store, EnergySums>();

/**
 * What the devices of a platform draw, added up by domain: counted when somebody asks first and kept up to date
 * from then on, so that a city of a million answers as fast as a street.
 */
export class EnergySums {
  readonly #store: Store;
  readonly #places = new Map<unknown, Map<string, Sum>>();
  /** The lamps that go dark in a slot, by its number. */
  readonly #dark = new Map<number, Map<unknown, Gap>>();

  constructor(store: Store) {
    this.#store = store;
    for (const asset of store.table('assets').values()) this.#add(asset, 1);
    store.watch('assets', (before, after) => {
      if (before && after && drawsAlike(before, after)) return;
      if (before) this.#add(before, -1);
      if (after) this.#add(after, 1);
      for (const [slot, gaps] of this.#dark) {
        if (before) gaps.delete(before.id);
        if (after) addGap(gaps, after, slot);
      }
    });
  }

  static of({ whole: store }: Store): EnergySums {
    const sums = known.get(store) ?? new EnergySums(store);
    known.set(store, sums);
    return sums;
  }

  /** What the devices of the domains draw in each step, or the lamps alone. */
  energy(chosen: Chosen, edges: readonly number[]) {
    const sums = [...this.#sumsOf(chosen)].filter(
      ({ timetable }) => timetable || !chosen.lampsAlone,
    );
    return energyOfLoads(sums, this.#gapsOf(chosen, edges), edges);
  }

  /** The hours that lamps burned, as `energy`, and those that they should have and did not, as `saved`. */
  litHours(chosen: Chosen, edges: readonly number[]): readonly EnergyStep[] {
    const lamps = [...this.#sumsOf(chosen)]
      .filter(({ timetable }) => timetable)
      .map(({ devices, since }) => ({ kilowatts: devices, timetable: DARK, since }));
    return energyOfLoads(lamps, asHours(this.#gapsOf(chosen, edges)), edges);
  }

  *#sumsOf(chosen: Chosen): Iterable<Sum> {
    for (const id of chosen.domainIds ?? this.#places.keys()) {
      for (const sum of this.#places.get(id)?.values() ?? []) {
        if (chosen.model === undefined || sum.model === chosen.model) yield sum;
      }
    }
  }

  *#gapsOf(chosen: Chosen, edges: readonly number[]): Iterable<Gap> {
    const ids = chosen.domainIds && new Set<unknown>(chosen.domainIds);
    const [first, last] = [edges[0], edges.at(-1)];
    if (first === undefined || last === undefined) return;
    const assets = this.#store.table('assets');
    for (let slot = Math.max(FIRST_SLOT, slotAt(first)); slot <= slotAt(last); slot += 1) {
      for (const [id, gap] of this.#darkIn(slot, slotAt(last))) {
        if (gap.end <= first || gap.begin >= last) continue;
        const asset = assets.get(id);
        if (ids && !ids.has(asset?.domainId)) continue;
        if (chosen.model === undefined || asset?.model === chosen.model) yield gap;
      }
    }
  }

  /** The lamps that go dark in a slot. Those that follow will be asked for, too: one walk finds them all. */
  #darkIn(slot: number, last: number): ReadonlyMap<unknown, Gap> {
    const before = this.#dark.get(slot);
    if (before) return before;
    const end = Math.min(last + 1, slot + MOST_SLOTS);
    const slots = Array.from({ length: end - slot }, () => new Map<unknown, Gap>());
    for (const asset of this.#store.table('assets').values()) {
      for (const gap of gapsOf(asset, slot * FAULT_SLOT_MS, end * FAULT_SLOT_MS - 1)) {
        slots[slotAt(gap.end - 1) - slot]?.set(asset.id, gap);
      }
    }
    for (const [i, gaps] of slots.entries()) {
      this.#dark.delete(slot + i);
      this.#dark.set(slot + i, gaps);
    }
    for (const oldest of this.#dark.keys()) {
      if (this.#dark.size > MOST_SLOTS) this.#dark.delete(oldest);
    }
    return slots[0] ?? new Map<unknown, Gap>();
  }

  #add(asset: Row, sign: 1 | -1) {
    const load = loadOf(asset);
    if (!load) return;
    const { kilowatts, timetable, since } = load;
    const sums = this.#places.get(asset.domainId) ?? new Map<string, Sum>();
    this.#places.set(asset.domainId, sums);
    const { model } = asset;
    const key = `${String(model)} ${since}`;
    const sum = sums.get(key) ?? { model, kilowatts: 0, devices: 0, timetable, since };
    sum.kilowatts += sign * kilowatts;
    sum.devices += sign;
    if (sum.devices === 0) sums.delete(key);
    else sums.set(key, sum);
  }
}

/** Before it nobody had lamps. */
const FIRST_SLOT = Math.floor(Date.UTC(2010, 0) / FAULT_SLOT_MS);

const slotAt = (ms: number): number => Math.floor(ms / FAULT_SLOT_MS);

/** Gaps of one lamp each, of whatever it draws. */
function* asHours(gaps: Iterable<Gap>): Iterable<Gap> {
  for (const gap of gaps) yield { ...gap, kilowatts: 1, timetable: DARK };
}

/** A lamp breaks at most once in a slot. */
function addGap(gaps: Map<unknown, Gap>, asset: Row, slot: number) {
  const [gap] = gapsOf(asset, slot * FAULT_SLOT_MS, (slot + 1) * FAULT_SLOT_MS - 1);
  if (gap) gaps.set(asset.id, gap);
}

/** What an asset draws, and where, depends on these. */
const drawsAlike = (one: Row, other: Row): boolean =>
  (['model', 'controllerId', 'domainId', 'ratedPower', 'installDate'] as const).every(
    key => one[key] === other[key],
  );
