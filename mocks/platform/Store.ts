import type { FieldTypes } from '../loopback/fieldTypes.ts';
import type { TableRelations } from '../loopback/include.ts';
import type { SortKeyReaders } from '../loopback/compileFilter.ts';
import { createTable, type Table } from '../loopback/table.ts';
import type { StoreChange, Journal } from './journal.ts';

/** A record of a resource: plain JSON, never mutated. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows by collection name: the initial state of a platform. */
export type StoreRows = Readonly<Record<string, readonly Row[]>>;

/** The query shape of one resource's rows. */
export interface CollectionShape {
  /** The property that identifies a row. */
  readonly key: string;
  readonly fields: FieldTypes;
  /** Properties that responses never contain and filters ignore. */
  readonly hidden: readonly string[];
  /** Properties that no response contains and that lists can be ordered by. */
  readonly sortKeys?: SortKeyReaders;
  /** The relations that `include` follows. */
  readonly relations: (store: Store) => TableRelations;
}

/** A collection without a resource: tokens, password hashes. No filter can query it. */
export interface RecordCollection {
  get(id: string): Row | undefined;
  all(): Iterable<Row>;
}

/** A change that is not written yet, with the row before and after it. */
interface UndoableChange {
  readonly change: StoreChange;
  readonly before?: Row | undefined;
  readonly after?: Row;
}

/** Called when a row is put (before is the former row or undefined) or removed. */
export type RowListener = (before: Row | undefined, after: Row | undefined) => void;

/**
 * The state of a platform: the tables of the resources and other records, in memory. Changes are collected until
 * `commit`, which the kernel calls before it sends a response.
 */
export class Store {
  /** The query shape of each resource's rows. */
  readonly shapes: Readonly<Record<string, CollectionShape>>;
  /** The unscoped store: for the platform's own changes, and for effects of a scoped change outside the scope. */
  readonly unscoped: Store = this;
  /** The ids of the topmost domains in scope; undefined for an unscoped store. */
  readonly rootDomainIds: readonly string[] | undefined = undefined;
  readonly #tables = new Map<string, Table<Row>>();
  readonly #records = new Map<string, Map<string, Row>>();
  readonly #journal: Journal | undefined;
  /** The records that are not initial rows, except replacements of one. */
  readonly #added = new Set<string>();
  /** The removed initial records. */
  readonly #removed = new Set<string>();
  readonly #listeners = new Map<string, RowListener[]>();
  /** The changes since the last commit. */
  #pending: UndoableChange[] = [];
  /** The changes of the platform itself, such as new alerts, that wait for the next write. */
  #retained: StoreChange[] = [];
  #failedWrites = 0;
  /** The unfinished write of the journal; only one at a time, so that no older value is written last. */
  #currentWrite: Promise<void> | undefined;

  constructor(
    shapes: Readonly<Record<string, CollectionShape>>,
    rows: StoreRows,
    journal?: Journal,
  ) {
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
      if (!(name in shapes)) this.#records.set(name, indexById(records));
    }
  }

  /** Whether a current or future row is in scope. */
  isInScope(..._: readonly [collection: string, row: Row]): boolean {
    return true;
  }

  has(resource: string): boolean {
    return this.#tables.has(resource);
  }

  /** Returns the rows of a resource, for reading. Write with `put` and `remove`, which the journal records. */
  table(resource: string): Table<Row> {
    const table = this.#tables.get(resource);
    if (!table) throw new Error(`The platform has no resource "${resource}".`);
    return table;
  }

  records(collection: string): RecordCollection {
    const records = this.#getRecords(collection);
    return { get: id => records.get(id), all: () => records.values() };
  }

  /** Adds a row, or replaces the one with its id. */
  put(collection: string, row: Row): Row {
    const before = this.#journal && this.#getRow(collection, this.#getId(collection, row));
    const id = this.#putRow(collection, row);
    if (this.#journal) {
      const change = { collection, id, value: JSON.stringify(row) };
      this.#pending.push({ change, before, after: row });
    }
    return row;
  }

  /** @returns whether the row existed */
  remove(collection: string, id: string): boolean {
    const before = this.#getRow(collection, id);
    if (!this.#removeRow(collection, id)) return false;
    const value = this.#removed.has(createRowKey(collection, id)) ? null : undefined;
    if (this.#journal) this.#pending.push({ change: { collection, id, value }, before });
    return true;
  }

  /**
   * Returns the ids of records added to a collection after its generation and still present, the oldest `update_time`
   * first.
   */
  listAddedIds(collection: string): string[] {
    const start = createRowKey(collection, '');
    const rows: Row[] = [];
    for (const key of this.#added) {
      const row = key.startsWith(start) && this.#getRow(collection, key.slice(start.length));
      if (row) rows.push(row);
    }
    const time = (row: Row) => String(row.update_time);
    return rows.sort((a, b) => (time(a) < time(b) ? -1 : 1)).map(({ id }) => String(id));
  }

  /** Restores the changes of a journal, on top of the initial rows. */
  restore(changes: Iterable<StoreChange>): void {
    for (const { collection, id, value } of changes) {
      if (typeof value === 'string') this.#putRow(collection, JSON.parse(value) as Row);
      else this.#removeRow(collection, id);
    }
  }

  /** The number of failed writes: a request passes that of its start to `commitRequest`. */
  get failedWrites(): number {
    return this.#failedWrites;
  }

  /**
   * Writes the changes of the platform itself, after earlier writes. A synchronous journal has written when this
   * returns.
   *
   * @throws the errors of the journal; the changes then wait for the next write
   */
  async commit(): Promise<void> {
    // Weeks of alerts are more changes than a call has arguments.
    for (const { change } of this.#pending.splice(0)) this.#retained.push(change);
    // The initiator of a failed write receives the error.
    while (this.#currentWrite) await this.#currentWrite.catch(() => undefined);
    if (this.#retained.length > 0) await this.#write();
  }

  /**
   * Writes the changes of a request, as `commit` does. When a write failed since its start, all changes of requests that
   * are not written are undone: what the platform rejected must not be there later, and later changes are based on it.
   *
   * @throws the errors of the journal
   */
  async commitRequest(failedWritesAtStart: number): Promise<void> {
    // The initiator of a failed write receives the error.
    while (this.#currentWrite) await this.#currentWrite.catch(() => undefined);
    if (this.#failedWrites > failedWritesAtStart) {
      this.#undo(this.#pending.splice(0));
      throw new Error('A write of the state failed during the request.');
    }
    if (this.#pending.length > 0) await this.#write();
  }

  async #write(): Promise<void> {
    const retained = this.#retained.splice(0);
    const pending = this.#pending.splice(0);
    try {
      const changes = [...retained, ...pending.map(({ change }) => change)];
      this.#currentWrite = this.#journal?.write(changes) ?? undefined;
      if (this.#currentWrite) await this.#currentWrite;
    } catch (error) {
      this.#failedWrites += 1;
      this.#retained = [...retained, ...this.#retained];
      this.#undo([...pending, ...this.#pending.splice(0)]);
      throw error;
    } finally {
      this.#currentWrite = undefined;
    }
  }

  /** Undoes changes, the last first, where no later change of the platform itself replaced them. */
  #undo(changes: UndoableChange[]): void {
    for (const { change, before, after } of changes.toReversed()) {
      const { collection, id } = change;
      if (this.#getRow(collection, id) !== after) continue;
      if (before) this.#putRow(collection, before);
      else this.#removeRow(collection, id);
    }
  }

  /** Notifies the listener synchronously of every later put or removal of a row of a collection. */
  watch(collection: string, listener: RowListener): void {
    this.#listeners.set(collection, [...(this.#listeners.get(collection) ?? []), listener]);
  }

  close(): void {
    this.#journal?.close();
  }

  #putRow(collection: string, row: Row): string {
    const id = this.#getId(collection, row);
    const key = createRowKey(collection, id);
    const before = this.#getRow(collection, id);
    if (!this.#removed.delete(key) && !before) this.#added.add(key);
    this.#tables.get(collection)?.put(row);
    if (!this.#tables.has(collection)) this.#getRecords(collection).set(id, row);
    this.#notify(collection, before, row);
    return id;
  }

  #removeRow(collection: string, id: string): boolean {
    const before = this.#getRow(collection, id);
    const isRemoved =
      this.#tables.get(collection)?.remove(id) ?? this.#getRecords(collection).delete(id);
    const key = createRowKey(collection, id);
    if (isRemoved && !this.#added.delete(key)) this.#removed.add(key);
    if (isRemoved) this.#notify(collection, before, undefined);
    return isRemoved;
  }

  #getId(collection: string, row: Row): string {
    return String(row[this.shapes[collection]?.key ?? 'id']);
  }

  #notify(collection: string, before: Row | undefined, after: Row | undefined) {
    for (const listener of this.#listeners.get(collection) ?? []) listener(before, after);
  }

  #getRow(collection: string, id: string): Row | undefined {
    return this.#tables.get(collection)?.get(id) ?? this.#getRecords(collection).get(id);
  }

  #getRecords(collection: string): Map<string, Row> {
    const records = this.#records.get(collection) ?? new Map<string, Row>();
    this.#records.set(collection, records);
    return records;
  }
}

const indexById = (rows: readonly Row[]) => new Map(rows.map(row => [String(row.id), row]));

const createRowKey = (collection: string, id: string) => `${collection}/${id}`;
