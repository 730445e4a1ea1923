import type { AlertRow, CentreAlert } from './CentreAlert.ts';
import { findEarlierGroups, getGroupKey } from './earlierGroups.ts';

/** A row of the message centre, which grows in place. */
interface MutableRow extends AlertRow {
  readonly alerts: CentreAlert[];
}

/** The rows of the message centre: an alert, or those of one type and street in a storm. */
export class AlertRows {
  readonly #byId = new Map<string, MutableRow>();
  readonly #groups = new Map<string, MutableRow>();
  /** The groups of the current storm. */
  readonly #stormGroups = new Set<string>();
  /** Oldest first. */
  #rows: MutableRow[] = [];

  get rows(): readonly AlertRow[] {
    return this.#rows;
  }

  get size(): number {
    return this.#byId.size;
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  ids(): readonly string[] {
    return [...this.#byId.keys()];
  }

  find(id: string): CentreAlert | undefined {
    return this.#byId.get(id)?.alerts.find(alert => alert.id === id);
  }

  add(alert: CentreAlert, key: string = alert.id): MutableRow {
    const row = { key, alerts: [alert] };
    this.#rows.push(row);
    this.#byId.set(alert.id, row);
    return row;
  }

  addToGroup(alert: CentreAlert): void {
    const key = getGroupKey(alert);
    const group = this.#groups.get(key);
    if (group) {
      group.alerts.push(alert);
      this.#byId.set(alert.id, group);
      if (!this.#stormGroups.has(key)) this.#moveToEnd(group);
    } else this.#groups.set(key, this.add(alert, key));
    this.#stormGroups.add(key);
  }

  /** Starts a storm: moves its first alerts, which have rows of their own, into groups. */
  startGroups(alerts: readonly CentreAlert[]): void {
    this.#stormGroups.clear();
    const singles = alerts.filter(({ id }) => this.#byId.get(id)?.key === id);
    const rows = new Set(singles.map(({ id }) => this.#byId.get(id)));
    this.#rows = this.#rows.filter(row => !rows.has(row));
    for (const alert of singles) this.addToGroup(alert);
  }

  /** Adds alerts before all others, those of a storm as groups. Newest first. */
  addEarlier(alerts: readonly CentreAlert[]): void {
    const groupKeys = findEarlierGroups(alerts);
    const rows: MutableRow[] = [];
    for (const alert of alerts) {
      const key = getGroupKey(alert);
      const isGrouped = groupKeys.has(key) || this.#groups.has(key);
      let row = isGrouped ? this.#groups.get(key) : undefined;
      if (row) row.alerts.unshift(alert);
      else rows.unshift((row = { key: isGrouped ? key : alert.id, alerts: [alert] }));
      if (isGrouped) this.#groups.set(key, row);
      this.#byId.set(alert.id, row);
    }
    if (rows.length > 0) this.#rows = [...rows, ...this.#rows];
  }

  /** Removes alerts; a row changes its identity when it loses some. */
  remove(ids: Iterable<string>): void {
    const changedRows = new Map<MutableRow, Set<string>>();
    for (const id of ids) {
      const row = this.#byId.get(id);
      if (!row) continue;
      this.#byId.delete(id);
      const removedIds = changedRows.get(row) ?? new Set();
      changedRows.set(row, removedIds.add(id));
    }
    if (changedRows.size === 0) return;
    this.#rows = this.#rows.flatMap(row => {
      const removedIds = changedRows.get(row);
      return removedIds ? this.#shorten(row, removedIds) : [row];
    });
  }

  /** A group of an earlier storm comes first again, once: in a storm the rows do not change places. */
  #moveToEnd(group: MutableRow): void {
    this.#rows = [...this.#rows.filter(row => row !== group), group];
  }

  /** Returns the rest of a row, as a row. */
  #shorten(row: MutableRow, removedIds: ReadonlySet<string>): readonly MutableRow[] {
    const rest = row.alerts.filter(({ id }) => !removedIds.has(id));
    const next = { key: row.key, alerts: rest };
    for (const { id } of rest) this.#byId.set(id, next);
    if (this.#groups.get(row.key) === row) {
      if (rest.length > 0) this.#groups.set(row.key, next);
      else this.#groups.delete(row.key);
    }
    return rest.length > 0 ? [next] : [];
  }
}
