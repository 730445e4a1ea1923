import { isSiteReachable } from '../api/isSiteReachable.ts';

/** Where a tab remembers for which builds it has been loaded again. */
const STORAGE_KEY = 'reloadedFor';

/** The build that runs here: its entry has a name of its own. */
const getCurrentBuild = () =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? 'unknown';

/**
 * Loads the page again, because a file of this build is gone after a deploy: once for a build and tab, so that a deploy
 * that is broken never makes a loop, and not while the site is out of reach.
 *
 * @returns whether it does
 * @see SHELL-24
 */
export async function reloadOnce(reload: () => void = () => location.reload()): Promise<boolean> {
  try {
    const build = getCurrentBuild();
    const reloadedBuilds = sessionStorage.getItem(STORAGE_KEY)?.split(' ') ?? [];
    if (reloadedBuilds.includes(build) || !(await isSiteReachable())) return false;
    sessionStorage.setItem(STORAGE_KEY, [...reloadedBuilds, build].join(' '));
    reload();
    return true;
  } catch {
    // A browser that keeps nothing could not stop a loop.
    return false;
  }
}
