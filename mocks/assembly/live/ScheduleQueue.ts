/** An entry with its due time, in milliseconds since 1970. */
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

  /** Removes and returns the earliest entry if it is due; undefined otherwise. */
  takeDue(now: number): string | undefined {
    const [first] = this.#entries;
    if (!first || first.at > now) return undefined;
    const last = this.#entries.pop();
    if (last && last !== first) this.#sink(last);
    return first.id;
  }

  /** Replaces the first entry and sinks the new one to its position. */
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

/** Orders entries of one moment by their ids, so that the order does not depend on the insertion. */
const isBefore = (first: ScheduledEntry, second: ScheduledEntry) =>
  first.at < second.at || (first.at === second.at && first.id <= second.id);
