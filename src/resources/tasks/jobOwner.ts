/** The storage keys of jobs: `jobs.{user}.{job}.{part}`. */
const KEY_PREFIX = 'jobs.';

/** The key prefix of the current user. */
let keyPrefix: string | undefined;
let sessionCount = 0;

/**
 * The owner of the saved jobs of this browser. Jobs survive a reload and an expired session of the same user; a logout
 * or a sign-in of another user ends them.
 *
 * @see SEC-09; docs/decisions/2026-11-21-job-persistence.md
 */
export const jobOwner = {
  openFor(userId: string): void {
    sessionCount += 1;
    keyPrefix = `${KEY_PREFIX}${userId}.`;
    const ownPrefix = keyPrefix;
    removeKeys(key => !key.startsWith(ownPrefix));
  },

  close(keepsJobs: boolean): void {
    sessionCount += 1;
    const ownPrefix = keyPrefix;
    keyPrefix = undefined;
    if (ownPrefix !== undefined && !keepsJobs) removeKeys(key => key.startsWith(ownPrefix));
  },

  /** Returns the key prefix of the jobs of this user; undefined while signed out. */
  getKeyPrefix: (): string | undefined => keyPrefix,

  /** Changes with every session: a job of an earlier session must not write in this one. */
  getSessionNumber: (): number => sessionCount,
};

/** Unavailable storage is no error: then there is nothing to remove. */
function removeKeys(shouldRemove: (key: string) => boolean): void {
  try {
    Object.keys(localStorage)
      .filter(key => key.startsWith(KEY_PREFIX) && shouldRemove(key))
      .forEach(key => localStorage.removeItem(key));
  } catch {
    // Storage is not readable, so nothing was saved.
  }
}
