/** Whether the site of the console is reachable: when offline, a reload would lose the page. */
export const isSiteReachable = (): Promise<boolean> =>
  fetch(`${location.origin}/?_=${Date.now()}`, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
