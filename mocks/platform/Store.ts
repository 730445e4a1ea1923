import type { FieldTypes } from '../loopback/fieldTypes.ts';
import type { Relations } from '../loopback/include.ts';
import { createTable, type Table } from '../loopback/table.ts';
import type { Change, Journal, Kept } from './journal.ts';

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
  /** The relations that `include` follows. */
  readonly relations: (store: Store) => Relations;
}

/** A collection without a resource: tokens, password hashes. Nobody can ask for it by a filter. */
export interface Records {
  get(id: string): Row | undefined;
  all(): Iterable<Row>;
}

/**
 * The state of a platform: tables of the resources and records beside them, in memory.
 * Changes are collected until `commit`, which the kernel calls before an answer leaves.
 */
export class Store {
  readonly #tables = new Map<string, Table<Row>>();
  readonly #shapes: Readonly<Record<string, Shape>>;
  readonly #records = new Map<string, Map<string, Row>>();
  readonly #journal: Journal | undefined;
  #pending: Change[] = [];
  /** The write that a journal has not finished; only one at a time, so that no older value comes last. */
  #underWay: Promise<void> | undefined;

  constructor(shapes: Readonly<Record<string, Shape>>, rows: Rows, journal?: Journal) {
    this.#shapes = shapes;
    this.#journal = journal;
    for (const [name, { fields, key, hidden, relations }] of Object.entries(shapes)) {
      const options = { key, hidden, relations: relations(this) };
      this.#tables.set(name, createTable<Row>(fields, rows[name], options));
    }
    for (const [name, records] of Object.entries(rows)) {
      if (!(name in shapes)) this.#records.set(name, byId(records));
    }
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
    const id = String(row[this.#shapes[collection]?.key ?? 'id']);
    this.#tables.get(collection)?.put(row);
    if (!this.#tables.has(collection)) this.#recordsOf(collection).set(id, row);
    this.#note({ collection, id, value: row });
    return row;
  }

  /** @returns whether there was such a row */
  remove(collection: string, id: string): boolean {
    const removed =
      this.#tables.get(collection)?.remove(id) ?? this.#recordsOf(collection).delete(id);
    if (removed) this.#note({ collection, id, value: undefined });
    return removed;
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

  close(): void {
    this.#journal?.close();
  }

  #note({ collection, id, value }: { collection: string; id: string; value: Row | undefined }) {
    if (!this.#journal) return;
    this.#pending.push({ collection, id, value: value && JSON.stringify(value) });
  }

  #recordsOf(collection: string): Map<string, Row> {
    const records = this.#records.get(collection) ?? new Map<string, Row>();
    this.#records.set(collection, records);
    return records;
  }
}

const byId = (rows: readonly Row[]) => new Map(rows.map(row => [String(row.id), row]));

/** What a journal kept, as rows. */
export function readKept(kept: Kept): Rows {
  const entries = Object.entries(kept).map(([collection, texts]) => [
    collection,
    texts.map(text => JSON.parse(text) as Row),
  ]);
  return Object.fromEntries(entries) as Rows;
}
