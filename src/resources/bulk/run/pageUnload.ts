/** Milliseconds after `beforeunload` without `pagehide`, after which the page is considered to stay. */
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

// Outside of React: the page itself. Browsers cancel calls before they hide the page, so `beforeunload` is the start;
// the page may return from the back/forward cache.
addEventListener('beforeunload', () => {
  beforeUnloadAt = performance.now();
});
addEventListener('pagehide', () => {
  isHidden = true;
});
addEventListener('pageshow', cancelUnload);

/** While a page unloads (reload, navigation, closed tab), its calls end without a response. */
export const pageUnload = {
  /** Whether a call that just failed without a response was cancelled by the unloading page. */
  isInProgress: (): boolean => isHidden || performance.now() - beforeUnloadAt < UNLOAD_TIMEOUT_MS,

  /** Resolves when the page has stayed or was restored; never, when it does not return. */
  waitUntilCancelled: (): Promise<void> =>
    new Promise(resolve => {
      waiters.push(resolve);
      if (!isHidden) setTimeout(() => (isHidden ? undefined : cancelUnload()), UNLOAD_TIMEOUT_MS);
    }),
};
