/** What of the browser's storage belongs to jobs: `jobs.{user}.{job}.{part}`. */
const KEY_PREFIX = 'jobs.';

/** Changed with every job that comes or goes in this tab. */
let keyPrefix: string | undefined;
let sessionCount = 0;

/**
 * Whose jobs this browser keeps. They outlive a reload and a session that expired, for the same person; logging out, or
 * another person signing in, ends them.
 *
 * @see SEC-09; docs/decisions/2026-11-21-kept-jobs.md
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

  /** What the keys of this person's jobs begin with; undefined while nobody is signed in. */
  getKeyPrefix: (): string | undefined => keyPrefix,

  /** Changes with every session: what one of them began, another does not write. */
  getSessionNumber: (): number => sessionCount,
};

/** A browser that keeps nothing is no failure: then nothing is there to be removed. */
function removeKeys(shouldRemove: (key: string) => boolean): void {
  try {
    Object.keys(localStorage)
      .filter(key => key.startsWith(KEY_PREFIX) && shouldRemove(key))
      .forEach(key => localStorage.removeItem(key));
  } catch {
    // Nothing can be read here, and so nothing was written.
  }
}
