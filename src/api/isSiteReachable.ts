/** Whether the site that the console came from is there: without a connection, loading the page again would lose it. */
export const isSiteReachable = (): Promise<boolean> =>
  fetch(`${location.origin}/?_=${Date.now()}`, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
