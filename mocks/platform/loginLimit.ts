import { MINUTE_MS } from '../shared/duration.ts';

const WINDOW_MS = MINUTE_MS;

/** The maximum number of accounts with counted failures: a flood of invented names must not fill the memory. */
const MAX_ACCOUNTS = 10_000;

/** Counts failed sign-ins by account and runs one attempt per account at a time. */
export interface LoginLimit {
  /**
   * Runs the attempts of an account one after the other, so that a hundred parallel attempts do not all pass before the
   * first has failed.
   */
  runInTurn<Result>(account: string, attempt: () => Promise<Result>): Promise<Result>;
  /** Returns the seconds until the next permitted attempt of an account; 0 when it is permitted now. */
  getWaitSeconds(account: string): number;
  addFailure(account: string): void;
}

/**
 * Creates the login limit of a platform, in memory only.
 *
 * @param getMaxFailures the current maximum of failures within a minute; `Infinity` lifts the limit
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
