/** The minimum time between two sounds, in milliseconds. @see ALERT-14 */
export const SOUND_INTERVAL_MS = 2000;

const LOCK = 'alert-sound';
let isBusy = false;

const wait = () => new Promise<void>(resolve => setTimeout(resolve, SOUND_INTERVAL_MS));

/**
 * Plays a sound unless this browser has played one in the last 2 s, in whichever tab. Without locks, the tabs do not know
 * of each other.
 */
export function playAlone(play: () => void): void {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) {
    if (isBusy) return;
    isBusy = true;
    play();
    void wait().then(() => (isBusy = false));
    return;
  }
  const playAndHold = (lock: Lock | null) => {
    if (!lock) return undefined;
    play();
    return wait();
  };
  locks.request(LOCK, { ifAvailable: true }, playAndHold).catch(() => undefined);
}
