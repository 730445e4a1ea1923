import { MINUTE_MS } from '../duration.ts';

const WINDOW_MS = MINUTE_MS;

/** Failures of more accounts than this are not remembered at once: a flood of made-up names must not fill the memory. */
const MAX_ACCOUNTS = 10_000;

/** Counts failed sign-ins by account and lets one attempt of an account run at a time. */
export interface LoginLimit {
  /** Waits for its turn, so that a hundred attempts at once do not all pass before the first has failed. */
  runInTurn<Result>(account: string, attempt: () => Promise<Result>): Promise<Result>;
  /** Seconds until the account may try again; 0 when it may now. */
  getWaitSeconds(account: string): number;
  addFailure(account: string): void;
}

/**
 * A limit of its own for every platform; it lives in memory only.
 *
 * @param getMaxFailures failures within a minute, as it is now; `Infinity` lifts the limit
 */
export function createLoginLimit(getMaxFailures: () => number, clock: () => number): LoginLimit {
  const failures = new Map<string, number[]>();
  const pendingAttempts = new Map<string, Promise<unknown>>();
  const getRecentFailures = (account: string) =>
    (failures.get(account) ?? []).filter(at => at > clock() - WINDOW_MS);

  return {
    async runInTurn(account, attempt) {
      const previous = pendingAttempts.get(account);
      const attemptResult = Promise.resolve(previous).then(attempt, attempt);
      pendingAttempts.set(account, attemptResult);
      try {
        return await attemptResult;
      } finally {
        if (pendingAttempts.get(account) === attemptResult) pendingAttempts.delete(account);
      }
    },

    getWaitSeconds(account) {
      const times = getRecentFailures(account);
      const limit = getMaxFailures();
      const oldest = times.at(-limit);
      if (times.length < limit || oldest === undefined) return 0;
      return Math.max(1, Math.ceil((oldest + WINDOW_MS - clock()) / 1000));
    },

    addFailure(account) {
      const times = [...getRecentFailures(account), clock()];
      failures.delete(account);
      failures.set(account, times);
      const [oldestAccount] = failures.keys();
      if (failures.size > MAX_ACCOUNTS && oldestAccount !== undefined)
        failures.delete(oldestAccount);
    },
  };
}
