import type { LiveAlert } from '../../../data/live/useLiveUpdates.ts';
import { StormDetector } from './StormDetector.ts';

/** The device of an alert: one object for all of its alerts. */
export interface AlertDevice {
  readonly id: string;
  readonly name: string;
  readonly model: string;
  readonly domainId: string;
}

/** An alert in the message centre. */
export interface CentreAlert {
  readonly id: string;
  readonly level: 1 | 2 | 3 | 4;
  readonly type: string;
  readonly device: AlertDevice;
  /** Milliseconds since 1970, by the clock of the platform. */
  readonly time: number;
}

/** One line of the message centre: an alert, or those of one type and street in a storm, oldest first. */
export interface AlertRow {
  readonly key: string;
  readonly alerts: readonly CentreAlert[];
}

interface MutableRow extends AlertRow {
  readonly alerts: CentreAlert[];
}

/** The fields of an alert, whether pushed or read from the list. */
type AlertFields = Omit<LiveAlert, 'cursor' | 'timestamp' | 'muted'>;

const getGroupKey = ({ type, device }: CentreAlert): string => `${type} ${device.domainId}`;

/**
 * The unacknowledged alerts of the message centre, in the order of their arrival, whatever their clocks say. In a storm
 * those of one type and street are one row. It never removes an alert by itself.
 *
 * @see ALERT-06, ALERT-11
 */
export class AlertBook {
  readonly #byId = new Map<string, MutableRow>();
  readonly #devices = new Map<string, AlertDevice>();
  /** Texts that many alerts have in common. */
  readonly #texts = new Map<string, string>();
  readonly #groups = new Map<string, MutableRow>();
  readonly #unreadIds = new Set<string>();
  /** The alerts that the list had: one that occurs while it is read may be in it before it is pushed. */
  readonly #listedIds = new Set<string>();
  readonly #storm = new StormDetector<CentreAlert>();
  /** Oldest first. */
  #rows: MutableRow[] = [];

  /** The rows, oldest first; changes with every change of the book. */
  get rows(): readonly AlertRow[] {
    return this.#rows;
  }

  get size(): number {
    return this.#byId.size;
  }

  get unreadCount(): number {
    return this.#unreadIds.size;
  }

  /** Whether so many alerts arrive that they are grouped. */
  isStorm(now: number): boolean {
    return this.#storm.isActive(now);
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  /**
   * Adds pushed alerts.
   *
   * @param now milliseconds since 1970
   * @returns those that are new
   */
  add(alerts: readonly LiveAlert[], now: number): readonly CentreAlert[] {
    const added: CentreAlert[] = [];
    for (const alert of alerts) {
      const known = this.#byId.get(alert.id);
      if (known && !this.#listedIds.delete(alert.id)) continue;
      const centreAlert =
        known?.alerts.find(({ id }) => id === alert.id) ??
        this.#createAlert(alert, Date.parse(alert.timestamp));
      added.push(centreAlert);
      this.#unreadIds.add(centreAlert.id);
      if (known) continue;
      const { isStorm, recent } = this.#storm.add(centreAlert, now);
      // Those that came before the storm was noticed belong to it too.
      if (recent.length > 0) this.#group(recent);
      if (isStorm) this.#addToGroup(centreAlert);
      else this.#addRow(centreAlert.id, centreAlert);
    }
    return added;
  }

  /** Adds alerts that were there before, e.g. from the list: as read ones, before all others. Newest first. */
  addEarlier(alerts: readonly (AlertFields & { readonly update_time: string })[]): void {
    const rows: MutableRow[] = [];
    for (const alert of alerts) {
      if (this.#byId.has(alert.id)) continue;
      const row = {
        key: alert.id,
        alerts: [this.#createAlert(alert, Date.parse(alert.update_time))],
      };
      this.#byId.set(alert.id, row);
      this.#listedIds.add(alert.id);
      rows.unshift(row);
    }
    if (rows.length > 0) this.#rows = [...rows, ...this.#rows];
  }

  /** Removes alerts that a user has acknowledged or dismissed. */
  remove(ids: Iterable<string>): void {
    const changedRows = new Map<MutableRow, Set<string>>();
    for (const id of ids) {
      const row = this.#byId.get(id);
      if (!row) continue;
      this.#byId.delete(id);
      this.#unreadIds.delete(id);
      this.#listedIds.delete(id);
      const removedIds = changedRows.get(row) ?? new Set();
      changedRows.set(row, removedIds.add(id));
    }
    if (changedRows.size === 0) return;
    this.#rows = this.#rows.flatMap(row => {
      const removedIds = changedRows.get(row);
      return removedIds ? this.#shorten(row, removedIds) : [row];
    });
  }

  clear(): void {
    this.remove([...this.#byId.keys()]);
    this.#devices.clear();
  }

  /** Returns whether any was unread. */
  markRead(): boolean {
    const hadUnread = this.#unreadIds.size > 0;
    this.#unreadIds.clear();
    return hadUnread;
  }

  isUnread({ alerts }: AlertRow): boolean {
    return this.#unreadIds.size > 0 && alerts.some(({ id }) => this.#unreadIds.has(id));
  }

  /** Returns the rest of a row, as a row; a row changes its identity with its content. */
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

  #addRow(key: string, alert: CentreAlert): MutableRow {
    const row = { key, alerts: [alert] };
    this.#rows.push(row);
    this.#byId.set(alert.id, row);
    return row;
  }

  #addToGroup(alert: CentreAlert): void {
    const key = getGroupKey(alert);
    const group = this.#groups.get(key);
    if (group) {
      group.alerts.push(alert);
      this.#byId.set(alert.id, group);
    } else this.#groups.set(key, this.#addRow(key, alert));
  }

  /** Moves alerts that have rows of their own into groups. */
  #group(alerts: readonly CentreAlert[]): void {
    const singles = alerts.filter(({ id }) => this.#byId.get(id)?.key === id);
    const rows = new Set(singles.map(({ id }) => this.#byId.get(id)));
    this.#rows = this.#rows.filter(row => !rows.has(row));
    for (const alert of singles) this.#addToGroup(alert);
  }

  /** Creates an alert that shares its strings with the others: a storm has a hundred thousand. */
  #createAlert(alert: AlertFields, time: number): CentreAlert {
    const { id, level } = alert;
    return { id, level, type: this.#shareText(alert.type), device: this.#shareDevice(alert), time };
  }

  #shareText(text: string): string {
    const shared = this.#texts.get(text);
    if (shared !== undefined) return shared;
    this.#texts.set(text, text);
    return text;
  }

  #shareDevice({ asset_id: id, asset_name: name, model, domain_id: domainId }: AlertFields) {
    const shared = this.#devices.get(id);
    if (shared?.name === name && shared.domainId === domainId) return shared;
    const device: AlertDevice = {
      ...{ id, name },
      ...{ model: this.#shareText(model), domainId: this.#shareText(domainId) },
    };
    this.#devices.set(id, device);
    return device;
  }
}
