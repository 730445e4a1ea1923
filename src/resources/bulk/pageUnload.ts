/** Milliseconds after which a page that was asked whether it may go, and has not gone, is taken to stay. */
const UNLOAD_TIMEOUT_MS = 3_000;

let beforeUnloadAt = -Infinity;
let isHidden = false;
let waiters: (() => void)[] = [];

function cancelUnload(): void {
  beforeUnloadAt = -Infinity;
  isHidden = false;
  waiters.forEach(resolveWaiter => resolveWaiter());
  waiters = [];
}

// What is outside of React: the page itself. Browsers end its calls before it is hidden, so being asked is the beginning;
// and it may come back from where they keep pages.
addEventListener('beforeunload', () => {
  beforeUnloadAt = performance.now();
});
addEventListener('pagehide', () => {
  isHidden = true;
});
addEventListener('pageshow', cancelUnload);

/** While a page is being left, by a reload, another address or a closed tab, its calls end without an answer. */
export const pageUnload = {
  /** Whether a call that got no answer just now was taken along by a page that goes. */
  isInProgress: (): boolean => isHidden || performance.now() - beforeUnloadAt < UNLOAD_TIMEOUT_MS,

  /** Goes on when the page has stayed, or is there again; never, when it does not come back. */
  waitUntilCancelled: (): Promise<void> =>
    new Promise(resolve => {
      waiters.push(resolve);
      if (!isHidden) setTimeout(() => (isHidden ? undefined : cancelUnload()), UNLOAD_TIMEOUT_MS);
    }),
};
