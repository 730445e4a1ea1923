/** Whether an address is another one, or one of those below it. */
export const isWithinPath = (path: string, base: string): boolean =>
  path === base || path.startsWith(`${base}/`);
