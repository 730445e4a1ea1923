import { type AssetColumns, LIGHT_KINDS, MARKER_STATES } from './AssetColumns.ts';

/** The counts of a marker: those that `DomainMarker` and `AssetCluster` of the document share. */
export interface MarkerSums {
  readonly count: number;
  readonly states: Readonly<Record<string, number>>;
  /** Without the models that have no device. */
  readonly models: Readonly<Record<string, number>>;
  readonly lamps: { readonly lit: number; readonly dark: number };
}

const { length: STATE_COUNT } = MARKER_STATES;
const FIRST_MODEL = STATE_COUNT + LIGHT_KINDS.length;

/**
 * The counts of devices by state, by light and by model, in rows of one array of numbers: a row is a domain or a cell
 * of a grid. It is valid until the next one of the same columns is created.
 */
export class MarkerCounts {
  readonly #columns: AssetColumns;
  readonly #width: number;
  readonly #counts: Uint32Array;

  constructor(columns: AssetColumns, rowCount: number) {
    this.#columns = columns;
    this.#width = FIRST_MODEL + columns.modelNames.length;
    this.#counts = columns.createCounts(rowCount * this.#width);
  }

  /** Counts a device in a row. */
  addDevice(row: number, slot: number): void {
    const { states, lights, models } = this.#columns;
    const start = row * this.#width;
    this.#counts[start + states[slot]!]! += 1;
    this.#counts[start + STATE_COUNT + lights[slot]!]! += 1;
    this.#counts[start + FIRST_MODEL + models[slot]!]! += 1;
  }

  /** Adds the counts of a row to another one. */
  addRow(from: number, to: number): void {
    const [source, target] = [from * this.#width, to * this.#width];
    for (let at = 0; at < this.#width; at += 1)
      this.#counts[target + at]! += this.#counts[source + at]!;
  }

  /** Whether a row has no device. */
  isEmpty(row: number): boolean {
    const start = row * this.#width;
    for (let state = 0; state < STATE_COUNT; state += 1)
      if (this.#counts[start + state]! > 0) return false;
    return true;
  }

  /** Returns the index of the worst state in a row; -1 without a device. */
  getWorstState(row: number): number {
    const start = row * this.#width;
    return this.#counts.subarray(start, start + STATE_COUNT).findLastIndex(count => count > 0);
  }

  /** Returns the counts of a row by their names. */
  readSums(row: number): MarkerSums {
    const start = row * this.#width;
    const counts = this.#counts.subarray(start, start + this.#width);
    const [normal = 0, unknown = 0, offline = 0, fault = 0] = counts;
    const models = this.#columns.modelNames
      .map((model, index) => [model, counts[FIRST_MODEL + index]!] as const)
      .filter(([, count]) => count > 0);
    const [, dark = 0, lit = 0] = counts.subarray(STATE_COUNT, FIRST_MODEL);
    return {
      count: normal + unknown + offline + fault,
      states: { normal, fault, offline, unknown },
      models: Object.fromEntries(models),
      lamps: { lit, dark },
    };
  }
}
