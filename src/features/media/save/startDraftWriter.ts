import { session } from '../../../api/session.ts';
import type { EditorStore } from '../editor/EditorStore.ts';
import type { Autosave } from './Autosave.ts';
import { removeDraft, writeDraft } from './draftStore.ts';
import type { SaveState } from './SaveState.ts';

const UNSENT_KINDS: ReadonlySet<SaveState['kind']> = new Set(['offline', 'failed', 'conflict']);

/** The latest writer of each project: an editor that was closed during a call may end after the project is open again. */
const latestWriters = new Map<string, symbol>();

/**
 * Stores in the browser what the platform does not have yet.
 *
 * @returns a function that ends it, after the call that is running: the draft then has what that call has saved
 * @see MEDIA-13
 */
export function startDraftWriter(
  projectId: string,
  store: Pick<EditorStore, 'get' | 'subscribe'>,
  autosave: Pick<Autosave, 'state' | 'getSaved' | 'getUnconfirmed' | 'settle'>,
): () => void {
  const writer = Symbol(projectId);
  const userId = session.read()?.userId;
  latestWriters.set(projectId, writer);
  const isLatest = () => latestWriters.get(projectId) === writer;

  const storeDraft = () => {
    if (!isLatest() || session.read()?.userId !== userId) return;
    const { kind } = autosave.state.get();
    const unconfirmed = autosave.getUnconfirmed();
    if (kind === 'saved') removeDraft(projectId);
    else if (kind !== 'saving' || unconfirmed)
      writeDraft(projectId, autosave.getSaved(), store.get().history.tree, unconfirmed);
  };

  const unsubscribe = autosave.state.subscribe(storeDraft);
  const handleHide = () => storeDraft();
  window.addEventListener('pagehide', handleHide);
  // Edits that cannot be sent do not change the state.
  const unsubscribeFromEdits = store.subscribe(() => {
    if (UNSENT_KINDS.has(autosave.state.get().kind)) storeDraft();
  });
  return () => {
    unsubscribeFromEdits();
    window.removeEventListener('pagehide', handleHide);
    // Edits during a call do not change the state, either.
    if (autosave.state.get().kind === 'saving') storeDraft();
    void autosave.settle().then(() => {
      unsubscribe();
      if (isLatest()) latestWriters.delete(projectId);
    });
  };
}
