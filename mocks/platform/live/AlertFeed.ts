import type { Row, Store } from '../Store.ts';

/** A pushed alert. `timestamp` is ISO 8601. @see ALERT-09 */
export interface AlertFrame {
  /** The position of this alert: the `cursor` to send for the alerts after it. */
  readonly cursor: string;
  readonly id: unknown;
  readonly type: unknown;
  readonly level: unknown;
  readonly asset_id: unknown;
  readonly asset_name: unknown;
  readonly model: unknown;
  readonly domain_id: unknown;
  readonly timestamp: unknown;
  /** Set while a mute applies to the alert. */
  readonly muted?: true;
}

/**
 * The alerts after a cursor; `isWhole` is false when some of them are no longer stored, or the cursor belongs to
 * another state.
 */
export interface MissedAlerts {
  readonly frames: readonly AlertFrame[];
  readonly isComplete: boolean;
}

/** The maximum number of stored alert frames. */
const MAX_FRAMES = 10_000;

const FEED_COLLECTION = 'feed';

/**
 * The alerts in the order of their events, each with a number. The last of them are stored in the state, so that
 * neither a client that was offline nor a restarted platform loses any.
 */
export class AlertFeed {
  readonly #store: Store;
  /** The id of this state, which distinguishes its cursors from those of another one. */
  readonly #stateId: string;
  readonly #frames: AlertFrame[];
  readonly #listeners = new Set<(frames: readonly AlertFrame[]) => void>();
  #last: number;
  #unpublished: AlertFrame[] = [];

  /** @param stateId used if the state has none yet */
  constructor(store: Store, stateId: string) {
    this.#store = store;
    const records = store.records(FEED_COLLECTION);
    const persistedEra = records.get('era');
    this.#stateId = typeof persistedEra?.value === 'string' ? persistedEra.value : stateId;
    if (!persistedEra) store.put(FEED_COLLECTION, { id: 'era', value: stateId });
    const rows = [...records.all()].filter(({ frame }) => frame !== undefined);
    const sorted = rows.sort((a, b) => Number(a.id) - Number(b.id));
    this.#frames = sorted.map(({ frame }) => frame as AlertFrame);
    this.#last = Number(sorted.at(-1)?.id ?? 0);
  }

  /** The cursor of the last published alert. */
  get cursor(): string {
    return this.#createCursor(this.#last - this.#unpublished.length);
  }

  /** Adds an alert; listeners receive it on `publish`. */
  add(alert: Row): void {
    this.#last += 1;
    const { id, type, level, asset_id, asset_name, model, domain_id } = alert;
    const timestamp = alert.update_time;
    const alertFields = { id, type, level, asset_id, asset_name, model, domain_id, timestamp };
    const frame: AlertFrame = {
      cursor: this.#createCursor(this.#last),
      ...alertFields,
      ...(alert.muted === true && { muted: true }),
    };
    this.#unpublished.push(frame);
    this.#store.put(FEED_COLLECTION, { id: String(this.#last), frame });
    if (this.#last > MAX_FRAMES)
      this.#store.remove(FEED_COLLECTION, String(this.#last - MAX_FRAMES));
  }

  /** Sends the added alerts to the listeners, once they are persisted. */
  publish(): void {
    const frames = this.#unpublished;
    this.#unpublished = [];
    if (frames.length === 0) return;
    this.#frames.push(...frames);
    if (this.#frames.length > 2 * MAX_FRAMES)
      this.#frames.splice(0, this.#frames.length - MAX_FRAMES);
    for (const listener of this.#listeners) listener(frames);
  }

  since(cursor: string): MissedAlerts {
    const [stateId, number] = cursor.split('-');
    const position = /^\d{1,15}$/.test(number ?? '') ? Number(number) : NaN;
    const publishedCount = this.#last - this.#unpublished.length;
    if (
      stateId !== this.#stateId ||
      !(position <= publishedCount) ||
      publishedCount - position > MAX_FRAMES
    )
      return { frames: [], isComplete: false };
    const count = publishedCount - position;
    const frames = count === 0 ? [] : this.#frames.slice(-count);
    return frames.length === count
      ? { frames, isComplete: true }
      : { frames: [], isComplete: false };
  }

  /** @returns the unsubscribe function */
  subscribe(listener: (frames: readonly AlertFrame[]) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #createCursor(number: number): string {
    return `${this.#stateId}-${number}`;
  }
}
