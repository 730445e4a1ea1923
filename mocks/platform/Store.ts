import type { FieldTypes } from '../loopback/fieldTypes.ts';
import type { Relations } from '../loopback/include.ts';
import type { SortKeys } from '../loopback/query.ts';
import { createTable, type Table } from '../loopback/table.ts';
import type { Change, Journal } from './journal.ts';

/** A record of a resource: plain JSON, never changed in place. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows by name of their collection: what a platform starts with. */
export type Rows = Readonly<Record<string, readonly Row[]>>;

/** How the rows of one resource are asked for. */
export interface Shape {
  /** The property that identifies a row. */
  readonly key: string;
  readonly fields: FieldTypes;
  /** Properties that nobody can ask for or ask by. */
  readonly hidden: readonly string[];
  /** Properties that no response contains and that lists can be ordered by. */
  readonly sortKeys?: SortKeys;
  /** The relations that `include` follows. */
  readonly relations: (store: Store) => Relations;
}

/** A collection without a resource: tokens, password hashes. Nobody can ask for it by a filter. */
export interface Records {
  get(id: string): Row | undefined;
  all(): Iterable<Row>;
}

/** Hears of a row that was put (before it there was none, or another) or removed. */
export type Listener = (before: Row | undefined, after: Row | undefined) => void;

/**
 * The state of a platform: tables of the resources and records beside them, in memory.
 * Changes are collected until `commit`, which the kernel calls before an answer leaves.
 */
export class Store {
  /** How the rows of each resource are asked for. */
  readonly shapes: Readonly<Record<string, Shape>>;
  /** Everything: for what the platform does by itself, and for what a change inside brings about outside. */
  readonly whole: Store = this;
  /** The ids of the topmost domains in reach; undefined where nothing bounds it. */
  readonly branches: readonly string[] | undefined = undefined;
  readonly #tables = new Map<string, Table<Row>>();
  readonly #records = new Map<string, Map<string, Row>>();
  readonly #journal: Journal | undefined;
  /** The records that are not of the rows it began with, but for those that took the place of one. */
  readonly #added = new Set<string>();
  /** The records it began with that were removed. */
  readonly #removed = new Set<string>();
  readonly #listeners = new Map<string, Listener[]>();
  #pending: Change[] = [];
  /** The write that a journal has not finished; only one at a time, so that no older value comes last. */
  #underWay: Promise<void> | undefined;

  constructor(shapes: Readonly<Record<string, Shape>>, rows: Rows, journal?: Journal) {
    this.shapes = shapes;
    this.#journal = journal;
    for (const [name, { fields, relations, ...options }] of Object.entries(shapes)) {
      const table = createTable<Row>(fields, rows[name], {
        ...options,
        relations: relations(this),
      });
      this.#tables.set(name, table);
    }
    for (const [name, records] of Object.entries(rows)) {
      if (!(name in shapes)) this.#records.set(name, byId(records));
    }
  }

  /** Whether a row, as it is or as it would be, is in reach. */
  covers(..._: readonly [collection: string, row: Row]): boolean {
    return true;
  }

  has(resource: string): boolean {
    return this.#tables.has(resource);
  }

  /** The rows of a resource, for reading. Write with `put` and `remove`, which the journal sees. */
  table(resource: string): Table<Row> {
    const table = this.#tables.get(resource);
    if (!table) throw new Error(`The platform has no resource "${resource}".`);
    return table;
  }

  records(collection: string): Records {
    const records = this.#recordsOf(collection);
    return { get: id => records.get(id), all: () => records.values() };
  }

  /** Adds a row, or replaces the one with its id. */
  put(collection: string, row: Row): Row {
    const id = this.#apply(collection, row);
    if (this.#journal) this.#pending.push({ collection, id, value: JSON.stringify(row) });
    return row;
  }

  /** @returns whether there was such a row */
  remove(collection: string, id: string): boolean {
    if (!this.#drop(collection, id)) return false;
    const value = this.#removed.has(keyOf(collection, id)) ? null : undefined;
    if (this.#journal) this.#pending.push({ collection, id, value });
    return true;
  }

  /** The ids of what was added to a collection since it was drawn and is still there, the oldest `update_time` first. */
  addedTo(collection: string): string[] {
    const start = keyOf(collection, '');
    const rows: Row[] = [];
    for (const key of this.#added) {
      const row = key.startsWith(start) && this.#get(collection, key.slice(start.length));
      if (row) rows.push(row);
    }
    const time = (row: Row) => String(row.update_time);
    return rows.sort((a, b) => (time(a) < time(b) ? -1 : 1)).map(({ id }) => String(id));
  }

  /** Brings back what a journal kept, on top of the rows it began with. */
  restore(changes: Iterable<Change>): void {
    for (const { collection, id, value } of changes) {
      if (typeof value === 'string') this.#apply(collection, JSON.parse(value) as Row);
      else this.#drop(collection, id);
    }
  }

  /**
   * Writes down what changed since the last time, after the writes before it. A journal that does not wait
   * has written when this returns.
   *
   * @throws what the journal throws; the changes then wait for the next commit
   */
  async commit(): Promise<void> {
    // A write that fails is told to whoever began it; its changes are pending again and go first.
    while (this.#underWay) await this.#underWay.catch(() => undefined);
    if (this.#pending.length === 0) return;
    const changes = this.#pending;
    this.#pending = [];
    try {
      this.#underWay = this.#journal?.write(changes) ?? undefined;
      if (this.#underWay) await this.#underWay;
    } catch (error) {
      this.#pending = [...changes, ...this.#pending];
      throw error;
    } finally {
      this.#underWay = undefined;
    }
  }

  /** Tells of every row of a collection that is put or removed from now on, at once. */
  watch(collection: string, listener: Listener): void {
    this.#listeners.set(collection, [...(this.#listeners.get(collection) ?? []), listener]);
  }

  close(): void {
    this.#journal?.close();
  }

  #apply(collection: string, row: Row): string {
    const id = String(row[this.shapes[collection]?.key ?? 'id']);
    const key = keyOf(collection, id);
    const before = this.#get(collection, id);
    if (!this.#removed.delete(key) && !before) this.#added.add(key);
    this.#tables.get(collection)?.put(row);
    if (!this.#tables.has(collection)) this.#recordsOf(collection).set(id, row);
    this.#tell(collection, before, row);
    return id;
  }

  #drop(collection: string, id: string): boolean {
    const before = this.#get(collection, id);
    const isGone =
      this.#tables.get(collection)?.remove(id) ?? this.#recordsOf(collection).delete(id);
    const key = keyOf(collection, id);
    if (isGone && !this.#added.delete(key)) this.#removed.add(key);
    if (isGone) this.#tell(collection, before, undefined);
    return isGone;
  }

  #tell(collection: string, before: Row | undefined, after: Row | undefined) {
    for (const listener of this.#listeners.get(collection) ?? []) listener(before, after);
  }

  #get(collection: string, id: string): Row | undefined {
    return this.#tables.get(collection)?.get(id) ?? this.#recordsOf(collection).get(id);
  }

  #recordsOf(collection: string): Map<string, Row> {
    const records = this.#records.get(collection) ?? new Map<string, Row>();
    this.#records.set(collection, records);
    return records;
  }
}

const byId = (rows: readonly Row[]) => new Map(rows.map(row => [String(row.id), row]));

const keyOf = (collection: string, id: string) => `${collection}/${id}`;
