/** Milliseconds after which a page that was asked whether it may go, and has not gone, is taken to stay. */
const STAYS = 3_000;

/** Whether the page is being left: by a reload, another address, a closed tab. */
let isLeaving = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

function stay(): void {
  clearTimeout(timer);
  isLeaving = false;
  waiting.forEach(go => go());
  waiting = [];
}

// What is outside of React: the page itself. Its calls are ended before it is hidden, so being asked is the beginning; and
// it may come back from where browsers keep pages.
addEventListener('beforeunload', () => {
  isLeaving = true;
  clearTimeout(timer);
  timer = setTimeout(stay, STAYS);
});
addEventListener('pagehide', () => {
  isLeaving = true;
  clearTimeout(timer);
});
addEventListener('pageshow', stay);

/**
 * While a page is being left, its calls end without an answer, which is no refusal, and of whatever is begun then nobody
 * hears.
 */
export const leaving = {
  now: (): boolean => isLeaving,
  /** Goes on when the page stays, or is there again; never, when it does not come back. */
  over: (): Promise<void> =>
    isLeaving ? new Promise(resolve => waiting.push(resolve)) : Promise.resolve(),
};
