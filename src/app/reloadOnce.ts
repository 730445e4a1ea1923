import { isSiteReachable } from '../api/isSiteReachable.ts';

/** The session storage key of the builds that this tab has reloaded for. */
const STORAGE_KEY = 'reloadedFor';

/** Returns the running build: the name of its entry file is unique. */
const getCurrentBuild = () =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? 'unknown';

/**
 * Reloads the page because a deploy removed a file of this build: once per build and tab, so that a broken deploy
 * never causes a loop, and not while the site is unreachable.
 *
 * @returns whether it reloads
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
    // Without storage, a reload loop could not be prevented.
    return false;
  }
}
