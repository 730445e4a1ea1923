import type { Row, Store } from '../Store.ts';

/** An alert as it is pushed. `timestamp` is ISO 8601. @see spec B3 */
export interface AlertFrame {
  /** Where this alert stands: what to send as `cursor` to hear what came after it. */
  readonly cursor: string;
  readonly id: unknown;
  readonly type: unknown;
  readonly level: unknown;
  readonly asset_id: unknown;
  readonly asset_name: unknown;
  readonly model: unknown;
  readonly timestamp: unknown;
}

/** What came after a cursor; `isWhole` is false when some of it is no longer kept, or the cursor is of another state. */
export interface Missed {
  readonly frames: readonly AlertFrame[];
  readonly isWhole: boolean;
}

/** So many alerts can be asked for afterwards. */
const MOST = 10_000;

const RECORDS = 'feed';

/**
 * The alerts in the order in which they happened, each with a number. The last of them are kept in the state, so that
 * a client that was away, or a platform that was, loses none.
 */
export class Feed {
  readonly #store: Store;
  /** Tells the numbers of this state from those of another one. */
  readonly #era: string;
  readonly #frames: AlertFrame[];
  readonly #listeners = new Set<(frames: readonly AlertFrame[]) => void>();
  #last: number;
  #unsent: AlertFrame[] = [];

  /** @param era taken if the state has none yet */
  constructor(store: Store, era: string) {
    this.#store = store;
    const records = store.records(RECORDS);
    const kept = records.get('era');
    this.#era = typeof kept?.value === 'string' ? kept.value : era;
    if (!kept) store.put(RECORDS, { id: 'era', value: era });
    const rows = [...records.all()].filter(({ frame }) => frame !== undefined);
    const sorted = rows.sort((a, b) => Number(a.id) - Number(b.id));
    this.#frames = sorted.map(({ frame }) => frame as AlertFrame);
    this.#last = Number(sorted.at(-1)?.id ?? 0);
  }

  /** The cursor of the last alert that was published. */
  get cursor(): string {
    return this.#cursorOf(this.#last - this.#unsent.length);
  }

  /** Takes an alert in; nobody hears of it before `publish`. */
  add(alert: Row): void {
    this.#last += 1;
    const { id, type, level, asset_id, asset_name, model, update_time: timestamp } = alert;
    const about = { id, type, level, asset_id, asset_name, model, timestamp };
    const frame = { cursor: this.#cursorOf(this.#last), ...about };
    this.#unsent.push(frame);
    this.#store.put(RECORDS, { id: String(this.#last), frame });
    if (this.#last > MOST) this.#store.remove(RECORDS, String(this.#last - MOST));
  }

  /** Tells the listeners of what was added, when it is kept. */
  publish(): void {
    const frames = this.#unsent;
    this.#unsent = [];
    if (frames.length === 0) return;
    this.#frames.push(...frames);
    if (this.#frames.length > 2 * MOST) this.#frames.splice(0, this.#frames.length - MOST);
    for (const listener of this.#listeners) listener(frames);
  }

  since(cursor: string): Missed {
    const [era, number] = cursor.split('-');
    const at = /^\d{1,15}$/.test(number ?? '') ? Number(number) : NaN;
    const head = this.#last - this.#unsent.length;
    if (era !== this.#era || !(at <= head) || head - at > MOST)
      return { frames: [], isWhole: false };
    const count = head - at;
    const frames = count === 0 ? [] : this.#frames.slice(-count);
    return frames.length === count ? { frames, isWhole: true } : { frames: [], isWhole: false };
  }

  /** @returns how to stop listening */
  subscribe(listener: (frames: readonly AlertFrame[]) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #cursorOf(number: number): string {
    return `${this.#era}-${number}`;
  }
}
