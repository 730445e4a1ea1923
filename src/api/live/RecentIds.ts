/** The last ids, so that nothing is delivered twice: at least so many as a platform sends again after an interruption. */
export class RecentIds {
  readonly #capacity: number;
  #current = new Set<string>();
  #previous = new Set<string>();

  /** @param capacity the number of ids that are certainly known */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  has(id: string): boolean {
    return this.#current.has(id) || this.#previous.has(id);
  }

  /** Adds an id; false if it was known. */
  add(id: string): boolean {
    if (this.has(id)) return false;
    if (this.#current.size >= this.#capacity) {
      this.#previous = this.#current;
      this.#current = new Set();
    }
    this.#current.add(id);
    return true;
  }
}
