const WINDOW_MS = 60_000;

/** Failures of more accounts than this are not remembered at once: a flood of made-up names must not fill the memory. */
const MAX_ACCOUNTS = 10_000;

/** Counts failed sign-ins by account and lets one attempt of an account run at a time. */
export interface LoginLimit {
  /** Waits for its turn, so that a hundred attempts at once do not all pass before the first has failed. */
  inTurn<Result>(account: string, attempt: () => Promise<Result>): Promise<Result>;
  /** Seconds until the account may try again; 0 when it may now. */
  wait(account: string): number;
  fail(account: string): void;
}

/**
 * A limit of its own for every platform; it lives in memory only.
 *
 * @param most failures within a minute, as it is now; `Infinity` lifts the limit
 */
export function createLoginLimit(most: () => number, clock: () => number): LoginLimit {
  const failures = new Map<string, number[]>();
  const turns = new Map<string, Promise<unknown>>();
  const recent = (account: string) =>
    (failures.get(account) ?? []).filter(at => at > clock() - WINDOW_MS);

  return {
    async inTurn(account, attempt) {
      const before = turns.get(account);
      const turn = Promise.resolve(before).then(attempt, attempt);
      turns.set(account, turn);
      try {
        return await turn;
      } finally {
        if (turns.get(account) === turn) turns.delete(account);
      }
    },

    wait(account) {
      const times = recent(account);
      const limit = most();
      const oldest = times.at(-limit);
      if (times.length < limit || oldest === undefined) return 0;
      return Math.max(1, Math.ceil((oldest + WINDOW_MS - clock()) / 1000));
    },

    fail(account) {
      const times = [...recent(account), clock()];
      failures.delete(account);
      failures.set(account, times);
      const [stalest] = failures.keys();
      if (failures.size > MAX_ACCOUNTS && stalest !== undefined) failures.delete(stalest);
    },
  };
}
