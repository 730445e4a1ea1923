/** Whether a path equals the base or is below it. */
export const isWithinPath = (path: string, base: string): boolean =>
  path === base || path.startsWith(`${base}/`);
