/** What of the browser's storage belongs to jobs: `jobs.{user}.{job}.{part}`. */
const PREFIX = 'jobs.';

/** Changed with every job that comes or goes in this tab. */
let prefix: string | undefined;
let sessions = 0;

/**
 * Whose jobs this browser keeps. They outlive a reload and a session that expired, for the same person; logging out, or
 * another person signing in, ends them.
 *
 * @see SEC-09; docs/decisions/2026-11-21-kept-jobs.md
 */
export const ownJobs = {
  openFor(userId: string): void {
    sessions += 1;
    prefix = `${PREFIX}${userId}.`;
    const own = prefix;
    removeKeys(key => !key.startsWith(own));
  },

  close(isKept: boolean): void {
    sessions += 1;
    const own = prefix;
    prefix = undefined;
    if (own !== undefined && !isKept) removeKeys(key => key.startsWith(own));
  },

  /** What the keys of this person's jobs begin with; undefined while nobody is signed in. */
  prefix: (): string | undefined => prefix,

  /** Changes with every session: what one of them began, another does not write. */
  session: (): number => sessions,
};

/** A browser that keeps nothing is no failure: then nothing is there to be removed. */
function removeKeys(isMeant: (key: string) => boolean): void {
  try {
    Object.keys(localStorage)
      .filter(key => key.startsWith(PREFIX) && isMeant(key))
      .forEach(key => localStorage.removeItem(key));
  } catch {
    // Nothing can be read here, and so nothing was written.
  }
}
