/** Whether an address is another one, or one of those below it. */
export const isBelow = (path: string, base: string): boolean =>
  path === base || path.startsWith(`${base}/`);
