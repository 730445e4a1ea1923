/**
 * Loads the console from a separate file: its list of dependencies would enlarge the sign-in page.
 *
 * @see PERF-01
 */
export const loadConsole = () => import('./Console.tsx');
