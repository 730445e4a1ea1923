/** What is to happen at a moment, in milliseconds since 1970. */
interface ScheduledEntry {
  readonly id: string;
  readonly at: number;
}

/** Entries by their time: a binary heap, whose first entry is the earliest. */
export class ScheduleQueue {
  readonly #entries: ScheduledEntry[] = [];

  add(entry: ScheduledEntry): void {
    const entries = this.#entries;
    let index = entries.length;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const parentEntry = entries[parent];
      if (!parentEntry || isBefore(parentEntry, entry)) break;
      entries[index] = parentEntry;
      index = parent;
    }
    entries[index] = entry;
  }

  /** Takes the earliest entry out if its time has come; undefined where none is due. */
  takeDue(now: number): string | undefined {
    const [first] = this.#entries;
    if (!first || first.at > now) return undefined;
    const last = this.#entries.pop();
    if (last && last !== first) this.#sink(last);
    return first.id;
  }

  /** Puts an entry where the first was, and lets it sink to its place. */
  #sink(entry: ScheduledEntry): void {
    const entries = this.#entries;
    let index = 0;
    for (;;) {
      const [left, right] = [entries[2 * index + 1], entries[2 * index + 2]];
      const isRight = left !== undefined && right !== undefined && isBefore(right, left);
      const child = isRight ? right : left;
      if (!child || isBefore(entry, child)) break;
      entries[index] = child;
      index = 2 * index + (isRight ? 2 : 1);
    }
    entries[index] = entry;
  }
}

/** Entries of one moment go by their ids, so that the order does not hang on how they came. */
const isBefore = (first: ScheduledEntry, second: ScheduledEntry) =>
  first.at < second.at || (first.at === second.at && first.id <= second.id);
