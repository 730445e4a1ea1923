import type { ValueStore } from '../../../domain/createStore.ts';
import { session } from '../../../api/session.ts';
import type { EditorStore } from '../state/EditorStore.ts';
import type { Autosave } from './Autosave.ts';
import { draftLocks } from './draftLocks.ts';
import { getDraftKey, removeDraft, writeDraft } from './draftStore.ts';
import type { SaveState } from './SaveState.ts';

const UNSENT_KINDS: ReadonlySet<SaveState['kind']> = new Set(['offline', 'failed', 'conflict']);

/**
 * Milliseconds from the first edit that is not stored to its draft. The browser renders the edit before: a draft of a
 * removed plan with its parts takes longer than the edit.
 */
export const DRAFT_DELAY_MS = 500;

/** The latest writer of each draft: an editor that was closed during a call may end after the project is open again. */
const latestWriters = new Map<string, symbol>();

/** Store the edits that are not in a draft yet, by their project. */
const dueDrafts = new Map<string, () => void>();

/** Stores the latest edits of a project now: a user who leaves it reads whether they are in the browser. */
export const storeDueDraft = (projectId: string): void => dueDrafts.get(projectId)?.();

/**
 * Stores in the browser what the platform does not have yet, for the user who is signed in now: the session may end
 * before the call that is running. Another window that had the project open first has the draft: then nothing is stored.
 *
 * @param isStored receives whether the browser has the latest edits that are not saved
 * @returns a function that ends it, after the call that is running: the draft then has what that call has saved
 * @see MEDIA-13, AUTH-13
 */
export function startDraftWriter(
  projectId: string,
  store: Pick<EditorStore, 'get' | 'subscribe'>,
  autosave: Pick<Autosave, 'state' | 'getSaved' | 'listUnconfirmed' | 'settle'>,
  isStored: Pick<ValueStore<boolean>, 'set'>,
): () => void {
  const writer = Symbol(projectId);
  const owner = { userId: session.read()?.userId ?? '', projectId };
  const key = getDraftKey(owner);
  latestWriters.set(key, writer);
  const isLatest = () => latestWriters.get(key) === writer;

  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  const storeDraft = () => {
    const isDue = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    if (isDue) dueDrafts.delete(projectId);
    if (!owner.userId || !isLatest() || !draftLocks.isHeld(key)) return;
    const { kind } = autosave.state.get();
    const unconfirmed = autosave.listUnconfirmed();
    if (kind === 'saved') {
      removeDraft(owner);
      isStored.set(true);
    } else if (isDue || kind !== 'saving' || unconfirmed.length > 0)
      isStored.set(writeDraft(owner, autosave.getSaved(), store.get().history.tree, unconfirmed));
  };

  const storeLater = () => {
    timer ??= setTimeout(storeDraft, DRAFT_DELAY_MS);
    dueDrafts.set(projectId, storeDraft);
  };

  const handleState = () => {
    if (autosave.state.get().kind === 'pending' && !isEnded) storeLater();
    else storeDraft();
  };

  const endLock = draftLocks.use(key, () => {
    const isHeld = draftLocks.isHeld(key) === true;
    isStored.set(isHeld);
    if (isHeld) storeDraft();
  });
  const unsubscribe = autosave.state.subscribe(handleState);
  const handleHide = () => storeDraft();
  window.addEventListener('pagehide', handleHide);
  // Edits that cannot be sent, and those during a call, do not change the state.
  let lastTree = store.get().history.tree;
  const unsubscribeFromEdits = store.subscribe(() => {
    const { tree } = store.get().history;
    if (tree === lastTree) return;
    lastTree = tree;
    const { kind } = autosave.state.get();
    if (UNSENT_KINDS.has(kind)) storeDraft();
    else if (kind === 'saving') storeLater();
  });
  return () => {
    isEnded = true;
    unsubscribeFromEdits();
    window.removeEventListener('pagehide', handleHide);
    // Edits during a call do not change the state, either.
    if (timer !== undefined || autosave.state.get().kind === 'saving') storeDraft();
    void autosave.settle().then(() => {
      unsubscribe();
      endLock();
      if (isLatest()) latestWriters.delete(key);
    });
  };
}
