/** Milliseconds after which a page that was asked whether it may go, and has not gone, is taken to stay. */
const STAYS = 3_000;

let askedAt = -Infinity;
let isHidden = false;
let waiting: (() => void)[] = [];

function stay(): void {
  askedAt = -Infinity;
  isHidden = false;
  waiting.forEach(go => go());
  waiting = [];
}

// What is outside of React: the page itself. Browsers end its calls before it is hidden, so being asked is the beginning;
// and it may come back from where they keep pages.
addEventListener('beforeunload', () => {
  askedAt = performance.now();
});
addEventListener('pagehide', () => {
  isHidden = true;
});
addEventListener('pageshow', stay);

/** While a page is being left, by a reload, another address or a closed tab, its calls end without an answer. */
export const leaving = {
  /** Whether a call that got no answer just now was taken along by a page that goes. */
  now: (): boolean => isHidden || performance.now() - askedAt < STAYS,

  /** Goes on when the page has stayed, or is there again; never, when it does not come back. */
  over: (): Promise<void> =>
    new Promise(resolve => {
      waiting.push(resolve);
      if (!isHidden) setTimeout(() => (isHidden ? undefined : stay()), STAYS);
    }),
};
