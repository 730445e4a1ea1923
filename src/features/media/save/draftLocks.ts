import { createListeners, type Listeners } from '../../../domain/createListeners.ts';
import { hasStoredDraft } from './draftStore.ts';

/** What this window knows of a lock that it uses. */
interface UsedLock {
  /** Whether this window has it; undefined until the browser has responded. */
  isHeld: boolean | undefined;
  readonly listeners: Listeners;
}

const usedLocks = new Map<string, UsedLock>();

/** The ends of the locks of this window by key: a lock is requested again only after it was released. */
const releases = new Map<string, Promise<void>>();

/**
 * Which window of the browser may restore and store a draft: the first one that has its project open. Without locks, as in
 * a page without encryption, every window does.
 *
 * @see MEDIA-13
 */
export const draftLocks = {
  /** Whether this window has the lock of a draft; undefined until the browser has responded, and while nothing uses it. */
  isHeld: (key: string): boolean | undefined =>
    getLockManager() ? usedLocks.get(key)?.isHeld : true,

  /**
   * Uses the lock of a draft, as a window that opens the project: it restores a stored draft.
   *
   * @param listener called when this window has the lock, and when it does not
   * @returns a function that ends the use; the last one releases the lock
   */
  open: (key: string, listener: () => void): (() => void) => subscribe(key, listener, true),

  /**
   * Uses the lock of a draft, as a window that has the project open: where none of its uses had the lock before, a stored
   * draft is that of another window, and for the next window that opens the project.
   *
   * @param listener called when this window has the lock, and when it does not
   * @returns a function that ends the use; the last one releases the lock
   */
  use: (key: string, listener: () => void): (() => void) => subscribe(key, listener, false),
};

function subscribe(key: string, listener: () => void, isOpening: boolean): () => void {
  const locks = getLockManager();
  if (!locks) return () => undefined;
  const { listeners } = usedLocks.get(key) ?? openLock(locks, key, isOpening);
  return listeners.subscribe(listener);
}

function openLock(locks: LockManager, key: string, isOpening: boolean): UsedLock {
  const end = new AbortController();
  const onStop = () => {
    usedLocks.delete(key);
    end.abort();
  };
  const lock: UsedLock = { isHeld: undefined, listeners: createListeners({ onStop }) };
  usedLocks.set(key, lock);
  const earlier = releases.get(key);
  const release = (async () => {
    await earlier;
    if (!end.signal.aborted) await holdLock(locks, key, lock, isOpening, end.signal);
  })();
  releases.set(key, release);
  void release.then(() => {
    if (releases.get(key) === release) releases.delete(key);
  });
  return lock;
}

/** Requests a lock, and holds it until its use ends. A window without it gets it when the other one ends without a draft. */
async function holdLock(
  locks: LockManager,
  key: string,
  lock: UsedLock,
  isOpening: boolean,
  signal: AbortSignal,
): Promise<void> {
  const setHeld = (isHeld: boolean) => {
    lock.isHeld = isHeld;
    lock.listeners.notify();
  };
  const hold = () => {
    if (signal.aborted) return undefined;
    setHeld(true);
    return new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()));
  };
  try {
    await locks.request(key, { ifAvailable: true }, granted =>
      granted && (isOpening || !hasStoredDraft(key)) ? hold() : setHeld(false),
    );
    if (signal.aborted) return;
    await locks.request(key, { signal }, () => (hasStoredDraft(key) ? undefined : hold()));
  } catch {
    // Without the permission for locks it is as in a browser without them.
    if (!signal.aborted && lock.isHeld === undefined) setHeld(true);
  }
}

/** Absent from some browsers and pages, whatever the types say. */
const getLockManager = () => (navigator as { readonly locks?: LockManager }).locks;
