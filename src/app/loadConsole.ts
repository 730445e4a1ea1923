/**
 * The way to the console, in a file of its own: the list of what comes with it would weigh on the sign-in page.
 *
 * @see PERF-01
 */
export const loadConsole = () => import('./Console.tsx');
