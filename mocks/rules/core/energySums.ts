import {
  sumLoadEnergy,
  type EnergyStep,
  type LoadGap,
  getLoadGaps,
  type PowerLoad,
  getPowerLoad,
} from '../../city/energySeries.ts';
import { FAULT_SLOT_MS } from '../../city/lightHistory.ts';
import { DARKNESS_TIMETABLE } from '../../city/timetable.ts';
import type { Row, Store } from '../../platform/Store.ts';

/** The devices of a domain with equal consumption: of one model, with the same installation date. */
interface LoadSum {
  readonly model: unknown;
  kilowatts: number;
  devices: number;
  readonly timetable: PowerLoad['timetable'];
  readonly since: number;
}

/** The devices of a sum: those of all models, or of one; all with consumption, or the lamps alone. */
export interface DeviceSelection {
  /** Every domain, and assets without one, when absent. */
  readonly domainIds?: readonly string[] | undefined;
  readonly model?: string | undefined;
  readonly lampsOnly?: boolean;
}

/** The maximum number of time slots with cached faults; beyond it, the oldest one is dropped. */
const MAX_CACHED_SLOTS = 40;

const sumsByStore = new WeakMap<Store, EnergySums>();

/**
 * The energy of a platform's devices, added up by domain: computed on first use and updated from then on, so that a
 * response for a city of a million takes as long as for a street.
 */
export class EnergySums {
  readonly #store: Store;
  readonly #sumsByDomain = new Map<unknown, Map<string, LoadSum>>();
  /** The lamps that go dark in a slot, by slot number. */
  readonly #gapsBySlot = new Map<number, Map<unknown, LoadGap>>();

  constructor(store: Store) {
    this.#store = store;
    for (const asset of store.table('assets').values()) this.#add(asset, 1);
    store.watch('assets', (before, after) => {
      if (before && after && hasSameLoad(before, after)) return;
      if (before) this.#add(before, -1);
      if (after) this.#add(after, 1);
      for (const [slot, gaps] of this.#gapsBySlot) {
        if (before) gaps.delete(before.id);
        if (after) addGap(gaps, after, slot);
      }
    });
  }

  static forStore({ unscoped: store }: Store): EnergySums {
    const sums = sumsByStore.get(store) ?? new EnergySums(store);
    sumsByStore.set(store, sums);
    return sums;
  }

  /** Returns the energy of the domains' devices in each step, or of the lamps alone. */
  getEnergy(selection: DeviceSelection, edges: readonly number[]) {
    const sums = [...this.#listSums(selection)].filter(
      ({ timetable }) => timetable || !selection.lampsOnly,
    );
    return sumLoadEnergy(sums, this.#listGaps(selection, edges), edges);
  }

  /** Returns the hours that lamps burned, as `energy`, and those that they were due but dark, as `saved`. */
  getLitHours(selection: DeviceSelection, edges: readonly number[]): readonly EnergyStep[] {
    const lamps = [...this.#listSums(selection)]
      .filter(({ timetable }) => timetable)
      .map(({ devices, since }) => ({ kilowatts: devices, timetable: DARKNESS_TIMETABLE, since }));
    return sumLoadEnergy(lamps, toHourGaps(this.#listGaps(selection, edges)), edges);
  }

  *#listSums(selection: DeviceSelection): Iterable<LoadSum> {
    for (const id of selection.domainIds ?? this.#sumsByDomain.keys()) {
      for (const sum of this.#sumsByDomain.get(id)?.values() ?? []) {
        if (selection.model === undefined || sum.model === selection.model) yield sum;
      }
    }
  }

  *#listGaps(selection: DeviceSelection, edges: readonly number[]): Iterable<LoadGap> {
    const ids = selection.domainIds && new Set<unknown>(selection.domainIds);
    const [first, last] = [edges[0], edges.at(-1)];
    if (first === undefined || last === undefined) return;
    const assets = this.#store.table('assets');
    for (let slot = Math.max(FIRST_SLOT, getSlot(first)); slot <= getSlot(last); slot += 1) {
      for (const [id, gap] of this.#getGapsInSlot(slot, getSlot(last))) {
        if (gap.end <= first || gap.begin >= last) continue;
        const asset = assets.get(id);
        if (ids && !ids.has(asset?.domainId)) continue;
        if (selection.model === undefined || asset?.model === selection.model) yield gap;
      }
    }
  }

  /**
   * Returns the lamps that go dark in a slot. Later calls read the following slots, so that one pass computes them all.
   */
  #getGapsInSlot(slot: number, last: number): ReadonlyMap<unknown, LoadGap> {
    const before = this.#gapsBySlot.get(slot);
    if (before) return before;
    const end = Math.min(last + 1, slot + MAX_CACHED_SLOTS);
    const slots = Array.from({ length: end - slot }, () => new Map<unknown, LoadGap>());
    for (const asset of this.#store.table('assets').values()) {
      for (const gap of getLoadGaps(asset, slot * FAULT_SLOT_MS, end * FAULT_SLOT_MS - 1)) {
        slots[getSlot(gap.end - 1) - slot]?.set(asset.id, gap);
      }
    }
    for (const [i, gaps] of slots.entries()) {
      this.#gapsBySlot.delete(slot + i);
      this.#gapsBySlot.set(slot + i, gaps);
    }
    for (const oldest of this.#gapsBySlot.keys()) {
      if (this.#gapsBySlot.size > MAX_CACHED_SLOTS) this.#gapsBySlot.delete(oldest);
    }
    return slots[0] ?? new Map<unknown, LoadGap>();
  }

  #add(asset: Row, sign: 1 | -1) {
    const load = getPowerLoad(asset);
    if (!load) return;
    const { kilowatts, timetable, since } = load;
    const sums = this.#sumsByDomain.get(asset.domainId) ?? new Map<string, LoadSum>();
    this.#sumsByDomain.set(asset.domainId, sums);
    const { model } = asset;
    const key = `${String(model)} ${since}`;
    const sum = sums.get(key) ?? { model, kilowatts: 0, devices: 0, timetable, since };
    sum.kilowatts += sign * kilowatts;
    sum.devices += sign;
    if (sum.devices === 0) sums.delete(key);
    else sums.set(key, sum);
  }
}

/** The first slot with lamps. */
const FIRST_SLOT = Math.floor(Date.UTC(2010, 0) / FAULT_SLOT_MS);

const getSlot = (ms: number): number => Math.floor(ms / FAULT_SLOT_MS);

/** Converts the gaps of lamps to gaps in hours: 1 kW each, by the darkness timetable. */
function* toHourGaps(gaps: Iterable<LoadGap>): Iterable<LoadGap> {
  for (const gap of gaps) yield { ...gap, kilowatts: 1, timetable: DARKNESS_TIMETABLE };
}

/** Adds the gap of a lamp, of which there is at most one in a slot. */
function addGap(gaps: Map<unknown, LoadGap>, asset: Row, slot: number) {
  const [gap] = getLoadGaps(asset, slot * FAULT_SLOT_MS, (slot + 1) * FAULT_SLOT_MS - 1);
  if (gap) gaps.set(asset.id, gap);
}

/** Whether the properties that determine power and domain of an asset are equal. */
const hasSameLoad = (first: Row, second: Row): boolean =>
  (['model', 'controllerId', 'domainId', 'ratedPower', 'installDate'] as const).every(
    key => first[key] === second[key],
  );
