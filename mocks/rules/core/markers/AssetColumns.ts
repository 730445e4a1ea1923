import { getLightLevel } from '../../../platform/assetMarker.ts';
import type { Row, Store } from '../../../platform/Store.ts';
import { toMercatorX, toMercatorY } from '../../../shared/webMercator.ts';
import type { MarkerQuery } from './MarkerQuery.ts';

/** The states of a device from the best to the worst: a marker is drawn over those before it. */
export const MARKER_STATES = ['normal', 'unknown', 'offline', 'fault'] as const;

const STATE_INDEXES: ReadonlyMap<unknown, number> = new Map(
  MARKER_STATES.map((state, i) => [state, i]),
);

const getStateIndex = (state: unknown): number =>
  STATE_INDEXES.get(state) ?? MARKER_STATES.indexOf('unknown');

/** The resolution of the columns of positions: 4 cm at the equator. */
export const WORLD_BITS = 30;
const WORLD_UNITS = 2 ** WORLD_BITS;

/** Return a position in units of the width of the world, from the north-west. */
export const toWorldX = (lng: number): number => toUnits(toMercatorX(lng));
export const toWorldY = (lat: number): number => toUnits(toMercatorY(lat));

const toUnits = (share: number) => Math.min(Math.trunc(share * WORLD_UNITS), WORLD_UNITS - 1);

/** The light of a device; unknown, it is a lamp that is not connected or has not reported its light, or no lamp. */
export const LIGHT_KINDS = ['unknown', 'dark', 'lit'] as const;

const [UNKNOWN, DARK, LIT] = [0, 1, 2];

/**
 * The positions, states, models, domains and light of all devices as columns, so that a view of a million is one scan of
 * numbers. They follow every change of a device or its report.
 */
export class AssetColumns {
  /** Per device: its record, and its position in degrees; NaN without one. */
  readonly rows: (Row | undefined)[] = [];
  lats = new Float64Array(0);
  lngs = new Float64Array(0);
  /** The position in units of the width of the world. */
  xs = new Int32Array(0);
  ys = new Int32Array(0);
  /** Indexes of `MARKER_STATES`, of `modelNames`, of `domainIds` and of `LIGHT_KINDS`. */
  states = new Uint8Array(0);
  models = new Uint16Array(0);
  domains = new Int32Array(0);
  lights = new Uint8Array(0);
  readonly modelNames: string[] = [];
  readonly domainIds: string[] = [];
  readonly #modelIndexes = new Map<string, number>();
  readonly #domainIndexes = new Map<string, number>();
  readonly #slotOf = new Map<unknown, number>();
  readonly #freeSlots: number[] = [];
  /** The result of the latest query. */
  #found = new Int32Array(0);
  /** The counts of the latest view. */
  #counts = new Uint32Array(0);

  constructor(store: Store) {
    const assets = store.table('assets');
    const reports = store.table('statuses');
    this.#reserve(assets.size);
    for (const asset of assets.values()) this.#put(asset, reports.get(asset.id));
    store.watch('assets', (before, after) => {
      if (after) this.#put(after, reports.get(after.id));
      else if (before) this.#remove(before.id);
    });
    store.watch('statuses', (before, after) => this.#setLight((after ?? before)?.id, after));
  }

  /** Returns the slot of a device; undefined for an unknown id. */
  getSlot(id: unknown): number | undefined {
    return this.#slotOf.get(id);
  }

  /** Returns the index of a domain in the columns, a new one for an unknown id. */
  getDomainIndex(id: string): number {
    return getIndex(this.#domainIndexes, id, () => this.domainIds.push(id));
  }

  /**
   * Returns the slots that match; of the given ones, or of all. They are valid until the next call: a new array of
   * megabytes for each view makes V8 collect the whole heap every few views, for the memory outside of it.
   */
  match(query: MarkerQuery, candidates?: Iterable<number>): Int32Array {
    const test = this.#createTest(query);
    const found = this.#found;
    let count = 0;
    if (candidates) {
      for (const slot of candidates) if (test(slot)) found[count++] = slot;
    } else {
      for (let slot = 0; slot < this.rows.length; slot += 1) if (test(slot)) found[count++] = slot;
    }
    return found.subarray(0, count);
  }

  /** Creates an array of zeros. It is valid until the next call, for the same reason as the slots that match. */
  createCounts(length: number): Uint32Array {
    if (this.#counts.length < length) this.#counts = new Uint32Array(Math.ceil(length * 1.5));
    return this.#counts.subarray(0, length).fill(0);
  }

  #createTest({ box, states, models, domainIds, lit }: MarkerQuery): (slot: number) => boolean {
    const { rows, lats, lngs, domains, lights } = this;
    const [stateColumn, modelColumn, light] = [this.states, this.models, lit ? LIT : DARK];
    const stateMask = states && createMask(states, state => STATE_INDEXES.get(state) ?? -1);
    const modelMask = models && createMask(models, model => this.#modelIndexes.get(model) ?? -1);
    const domainMask = domainIds && createMask(domainIds, id => this.#domainIndexes.get(id) ?? -1);
    const meetsConditions = (slot: number) =>
      (stateMask === undefined || stateMask[stateColumn[slot]!] === 1) &&
      (modelMask === undefined || modelMask[modelColumn[slot]!] === 1) &&
      (domainMask === undefined || domainMask[domains[slot]!] === 1) &&
      (lit === undefined || lights[slot] === light);
    if (!box) return slot => rows[slot] !== undefined && meetsConditions(slot);
    const { west, south, east, north } = box;
    return slot =>
      lngs[slot]! >= west &&
      lngs[slot]! <= east &&
      lats[slot]! >= south &&
      lats[slot]! <= north &&
      meetsConditions(slot);
  }

  #put(asset: Row, report: Row | undefined) {
    const slot = this.#slotOf.get(asset.id) ?? this.#freeSlots.pop() ?? this.rows.length;
    this.#reserve(slot + 1);
    this.#slotOf.set(asset.id, slot);
    this.rows[slot] = asset;
    const { lat = NaN, lng = NaN } = (asset.geoPoint ?? {}) as { lat?: number; lng?: number };
    this.lats[slot] = lat;
    this.lngs[slot] = lng;
    this.xs[slot] = toWorldX(lng);
    this.ys[slot] = toWorldY(lat);
    this.states[slot] = getStateIndex(asset.status);
    this.models[slot] = this.#getModelIndex(String(asset.model));
    this.domains[slot] = this.getDomainIndex(String(asset.domainId));
    this.lights[slot] = toLight(report);
  }

  #getModelIndex(model: string): number {
    return getIndex(this.#modelIndexes, model, () => this.modelNames.push(model));
  }

  #remove(id: unknown) {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return;
    this.#slotOf.delete(id);
    this.#freeSlots.push(slot);
    this.rows[slot] = undefined;
    // No box contains it.
    this.lats[slot] = NaN;
  }

  #setLight(id: unknown, report: Row | undefined) {
    const slot = this.#slotOf.get(id);
    if (slot !== undefined) this.lights[slot] = toLight(report);
  }

  #reserve(size: number) {
    const { length } = this.lats;
    if (size <= length) return;
    const capacity = Math.max(size, Math.ceil(length * 1.5));
    this.lats = grow(this.lats, new Float64Array(capacity));
    this.lngs = grow(this.lngs, new Float64Array(capacity));
    this.xs = grow(this.xs, new Int32Array(capacity));
    this.ys = grow(this.ys, new Int32Array(capacity));
    this.states = grow(this.states, new Uint8Array(capacity));
    this.models = grow(this.models, new Uint16Array(capacity));
    this.domains = grow(this.domains, new Int32Array(capacity));
    this.lights = grow(this.lights, new Uint8Array(capacity));
    this.#found = new Int32Array(capacity);
  }
}

const columnsByStore = new WeakMap<Store, AssetColumns>();

/** Returns the columns of the devices of a platform, built on first use, or by the warm-up of a large one. */
export function getAssetColumns({ unscoped }: Store): AssetColumns {
  const existing = columnsByStore.get(unscoped);
  if (existing) return existing;
  const columns = new AssetColumns(unscoped);
  columnsByStore.set(unscoped, columns);
  return columns;
}

function toLight(report: Row | undefined): number {
  const level = getLightLevel(report);
  return level === undefined ? UNKNOWN : level > 0 ? LIT : DARK;
}

function grow<Column extends { set: (from: Column) => void }>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}

function getIndex(indexes: Map<string, number>, key: string, onNew: () => void): number {
  const existing = indexes.get(key);
  if (existing !== undefined) return existing;
  const index = indexes.size;
  indexes.set(key, index);
  onNew();
  return index;
}

/** Returns 1 at the index of each value; an unknown value has none. */
function createMask(values: ReadonlySet<string>, getValueIndex: (value: string) => number) {
  const indexes = Array.from(values, getValueIndex).filter(index => index >= 0);
  const mask = new Uint8Array(indexes.reduce((max, index) => Math.max(max, index + 1), 0));
  for (const index of indexes) mask[index] = 1;
  return mask;
}
