import { createStore } from '../../../domain/createStore.ts';
import { getRetryAfterMs } from '../../../domain/errorStatus.ts';
import { getPlatformTime } from '../../../domain/platformClock.ts';
import type { Autosave } from './Autosave.ts';
import { type ChangeSenderOptions, createChangeSender } from './createChangeSender.ts';
import { classifySaveError } from './saveErrors.ts';
import type { SavedProject } from './SavedProject.ts';
import type { SaveState } from './SaveState.ts';

interface AutosaveOptions extends Omit<ChangeSenderOptions, 'onCreate' | 'now'> {
  /** Whether the edits of an earlier visit do not fit what the platform has. */
  readonly hasConflict?: boolean;
  readonly now?: () => number;
}

/** The pause after the last edit. With the calls, an edit is saved within 2 s. */
export const REST_MS = 1_000;
const RETRY_DELAYS_MS: readonly number[] = [2_000, 4_000, 8_000, 16_000, 30_000];

/**
 * Saves a project while it is edited: the fewest calls that lead from the saved tree to the edited one, one after the
 * other, each based on the version that the one before left. What the platform accepted is saved, also when another call
 * fails; what it rejects is sent again with the next edit. After a call without a response the project is read before anything is sent again: nothing is created twice.
 *
 * @see MEDIA-13
 */
export function createAutosave({
  hasConflict = false,
  now = getPlatformTime,
  ...options
}: AutosaveOptions): Autosave {
  const { editor } = options;
  const state = createStore<SaveState>({ kind: hasConflict ? 'conflict' : 'saved' });
  // A creation that is pending is part of the draft, which follows the state.
  const onCreate = () => state.set({ kind: 'saving' });
  const sender = createChangeSender({ ...options, onCreate, now });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let attempts = 0;
  let isStopped = true;
  let unsubscribe: (() => void) | undefined;

  const getTree = () => editor.get().history.tree;
  const schedule = (delay: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), delay);
  };

  const handleEdit = () => {
    if (getTree() === lastTree) return;
    lastTree = getTree();
    // The calls that are running send it, too; those of a publishing do not.
    if (state.get().kind === 'conflict' || state.get().kind === 'saving') return;
    if (lastTree === sender.getSaved().tree) {
      clearTimeout(timer);
      state.set({ kind: 'saved', at: now() });
      return;
    }
    if (state.get().kind !== 'offline') state.set({ kind: 'pending' });
    schedule(REST_MS);
  };
  let lastTree = getTree();

  async function run(): Promise<boolean> {
    state.set({ kind: 'saving' });
    try {
      const isSent = await sender.sendAll(() => isStopped);
      attempts = 0;
      lastTree = getTree();
      // An upload may have added a part since the last call.
      const isSaved = isSent && lastTree === sender.getSaved().tree;
      state.set(isSaved ? { kind: 'saved', at: now() } : { kind: 'pending' });
      if (!isSaved) schedule(REST_MS);
      return isSaved;
    } catch (error) {
      handleError(error);
      // An edit that was made during the call may repair what the platform rejects.
      if (state.get().kind === 'failed' && getTree() !== sender.getTarget()) schedule(REST_MS);
      return false;
    }
  }

  function handleError(error: unknown): void {
    const failure = classifySaveError(error);
    if (failure !== 'unreachable') {
      const changes = sender.getRejected();
      state.set(failure === 'conflict' ? { kind: failure } : { kind: failure, error, changes });
      return;
    }
    const backoff = RETRY_DELAYS_MS[Math.min(attempts, RETRY_DELAYS_MS.length - 1)] ?? REST_MS;
    const delay = Math.max(backoff, getRetryAfterMs(error));
    attempts += 1;
    state.set({ kind: 'offline', error, retryAt: now() + delay });
    schedule(delay);
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (state.get().kind === 'conflict') return false;
    if (running) {
      await running;
      return flush();
    }
    // Also where nothing may be sent: a reader has no edits.
    if (getTree() === sender.getSaved().tree) {
      if (state.get().kind !== 'saved') state.set({ kind: 'saved', at: now() });
      return true;
    }
    return !isStopped && occupy(run());
  }

  /** Has everything that is sent later wait for a call. */
  async function occupy(call: Promise<boolean>): Promise<boolean> {
    running = call;
    const result = await call;
    running = undefined;
    return result;
  }

  async function publish(send: (version: number) => Promise<number>): Promise<boolean> {
    if (!(await flush())) return false;
    const published = send(sender.getSaved().version).then(version =>
      rebase({ ...sender.getSaved(), version }),
    );
    await occupy(
      published.then(
        () => true,
        () => false,
      ),
    );
    await published;
    return true;
  }

  function rebase(next: SavedProject): void {
    sender.rebase(next);
    lastTree = getTree();
    attempts = 0;
    if (lastTree === sender.getSaved().tree) state.set({ kind: 'saved', at: now() });
    else {
      state.set({ kind: 'pending' });
      schedule(0);
    }
  }

  return {
    state,
    getSaved: sender.getSaved,
    listUnconfirmed: sender.listUnconfirmed,
    ...{ flush, publish, rebase },
    recognize: sender.recognize,
    start: () => {
      isStopped = false;
      unsubscribe = editor.subscribe(handleEdit);
      // A restored draft differs from the beginning.
      if (state.get().kind === 'conflict' || getTree() === sender.getSaved().tree) return;
      state.set({ kind: 'pending' });
      schedule(0);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      unsubscribe?.();
    },
    settle: async () => {
      await running;
    },
  };
}
