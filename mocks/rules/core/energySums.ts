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
import { within } from './subtree.ts';

/** The devices of a domain that draw alike: lamps or not, put up on the same day. */
interface Sum {
  kilowatts: number;
  devices: number;
  readonly timetable: Load['timetable'];
  readonly since: number;
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

  static of(store: Store): EnergySums {
    const sums = known.get(store) ?? new EnergySums(store);
    known.set(store, sums);
    return sums;
  }

  /** What a domain and everything below it draws in each step, or the lamps alone; the whole city without one. */
  energy(domainId: string | undefined, edges: readonly number[], lampsAlone = false) {
    const ids = this.#idsOf(domainId);
    const sums = [...this.#sumsOf(ids)].filter(({ timetable }) => timetable || !lampsAlone);
    return energyOfLoads(sums, this.#gapsOf(ids, edges), edges);
  }

  /** The hours that lamps burned, as `energy`, and those that they should have and did not, as `saved`. */
  litHours(domainId: string | undefined, edges: readonly number[]): readonly EnergyStep[] {
    const ids = this.#idsOf(domainId);
    const lamps = [...this.#sumsOf(ids)]
      .filter(({ timetable }) => timetable)
      .map(({ devices, since }) => ({ kilowatts: devices, timetable: DARK, since }));
    return energyOfLoads(lamps, asHours(this.#gapsOf(ids, edges)), edges);
  }

  #idsOf(domainId: string | undefined): ReadonlySet<unknown> | undefined {
    const where = domainId === undefined ? {} : within(this.#store, domainId, 'domainId');
    const chosen = where.domainId as { readonly inq: readonly string[] } | undefined;
    return chosen && new Set(chosen.inq);
  }

  *#sumsOf(ids: ReadonlySet<unknown> | undefined): Iterable<Sum> {
    for (const id of ids ?? this.#places.keys()) yield* this.#places.get(id)?.values() ?? [];
  }

  *#gapsOf(ids: ReadonlySet<unknown> | undefined, edges: readonly number[]): Iterable<Gap> {
    const [first, last] = [edges[0], edges.at(-1)];
    if (first === undefined || last === undefined) return;
    const assets = this.#store.table('assets');
    for (let slot = Math.max(FIRST_SLOT, slotAt(first)); slot <= slotAt(last); slot += 1) {
      for (const [id, gap] of this.#darkIn(slot, slotAt(last))) {
        if (gap.end <= first || gap.begin >= last) continue;
        if (!ids || ids.has(assets.get(id)?.domainId)) yield gap;
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
    const key = `${timetable ? 'lamps' : 'others'} ${since}`;
    const sum = sums.get(key) ?? { kilowatts: 0, devices: 0, timetable, since };
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
