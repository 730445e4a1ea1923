import { replaceDeniedStorage } from '../api/memoryStorage.ts';

/**
 * Loads the console from a separate file: its list of dependencies would enlarge the sign-in page.
 *
 * @see PERF-01
 */
export function loadConsole() {
  replaceDeniedStorage();
  return import('./Console.tsx');
}
