import type { LiveAlert } from '../../../data/live/useLiveUpdates.ts';
import { AlertRows } from './AlertRows.ts';
import {
  type AlertFields,
  type AlertRow,
  type CentreAlert,
  CentreAlertFactory,
} from './CentreAlert.ts';
import { StormDetector } from './StormDetector.ts';

/**
 * The unacknowledged alerts of the message centre, in the order of their arrival, whatever their clocks say. In a storm
 * those of one type and street are one row. It never removes an alert by itself.
 *
 * @see ALERT-06, ALERT-11
 */
export class AlertBook {
  readonly #rows = new AlertRows();
  readonly #factory = new CentreAlertFactory();
  readonly #unreadIds = new Set<string>();
  /** The alerts that the list had: one that occurs while it is read may be in it before it is pushed. */
  readonly #listedIds = new Set<string>();
  readonly #storm = new StormDetector<CentreAlert>();
  /** The alerts of the last storm, those before it was detected included. */
  #stormIds = new Set<string>();

  /** The rows, oldest first. */
  get rows(): readonly AlertRow[] {
    return this.#rows.rows;
  }

  get size(): number {
    return this.#rows.size;
  }

  get unreadCount(): number {
    return this.#unreadIds.size;
  }

  /** Whether so many alerts arrive that they are grouped. */
  isStorm(now: number): boolean {
    return this.#storm.isActive(now);
  }

  /** The ids of the alerts of the last storm, which its groups and its toast have in common. */
  get stormIds(): ReadonlySet<string> {
    return this.#stormIds;
  }

  has(id: string): boolean {
    return this.#rows.has(id);
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
      const isKnown = this.#rows.has(alert.id);
      if (isKnown && !this.#listedIds.delete(alert.id)) continue;
      const known = isKnown ? this.#rows.find(alert.id) : undefined;
      const centreAlert = known ?? this.#factory.create(alert, alert.timestamp);
      added.push(centreAlert);
      this.#unreadIds.add(centreAlert.id);
      if (!known) this.#addNew(centreAlert, now);
    }
    return added;
  }

  /**
   * Adds alerts that were there before, e.g. from the list: as read ones, before all others, those of a storm as groups.
   *
   * @param alerts the newest first
   */
  addEarlier(alerts: readonly (AlertFields & { readonly update_time: string })[]): void {
    const added = alerts
      .filter(({ id }) => !this.has(id))
      .map(alert => this.#factory.create(alert, alert.update_time));
    for (const { id } of added) this.#listedIds.add(id);
    this.#rows.addEarlier(added);
  }

  /** Removes alerts that a user has acknowledged or dismissed. */
  remove(ids: Iterable<string>): void {
    const removedIds = [...ids];
    this.#rows.remove(removedIds);
    for (const id of removedIds) {
      this.#unreadIds.delete(id);
      this.#listedIds.delete(id);
    }
  }

  clear(): void {
    this.remove(this.#rows.ids());
    this.#factory.clear();
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

  #addNew(alert: CentreAlert, now: number): void {
    const { isStorm, recent } = this.#storm.add(alert, now);
    // Those that arrived before the storm was detected belong to it too.
    if (recent.length > 0) {
      this.#rows.startGroups(recent);
      this.#stormIds = new Set(recent.map(({ id }) => id));
    }
    if (isStorm) {
      this.#rows.addToGroup(alert);
      this.#stormIds.add(alert.id);
    } else this.#rows.add(alert);
  }
}
