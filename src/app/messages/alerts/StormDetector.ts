/** Alerts within the window; more are a storm. @see ALERT-11 */
export const STORM_THRESHOLD_ALERTS = 20;
export const STORM_WINDOW_MS = 10_000;

interface Arrival<Alert> {
  readonly alert: Alert;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Recognises that more alerts arrive than a user can read one by one. */
export class StormDetector<Alert> {
  /** The last arrivals, oldest first: one more than make a storm. */
  #arrivals: Arrival<Alert>[] = [];
  #isStorm = false;

  /** Whether more alerts than the threshold have arrived within the window. */
  isActive(now: number): boolean {
    const [first] = this.#arrivals;
    return (
      first !== undefined &&
      this.#arrivals.length > STORM_THRESHOLD_ALERTS &&
      now - first.at < STORM_WINDOW_MS
    );
  }

  /**
   * Adds an alert.
   *
   * @returns whether it belongs to a storm, and the earlier ones when it is the one that makes it a storm
   */
  add(alert: Alert, now: number): { readonly isStorm: boolean; readonly recent: readonly Alert[] } {
    this.#arrivals.push({ alert, at: now });
    if (this.#arrivals.length > STORM_THRESHOLD_ALERTS + 1) this.#arrivals.shift();
    const wasStorm = this.#isStorm;
    this.#isStorm = this.isActive(now);
    const begins = this.#isStorm && !wasStorm;
    return {
      isStorm: this.#isStorm,
      recent: begins ? this.#arrivals.slice(0, -1).map(arrival => arrival.alert) : [],
    };
  }
}
