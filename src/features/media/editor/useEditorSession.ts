import { useEffect, useState } from 'react';

import { loadProject, type LoadedProject } from './loadProject.ts';
import type { ProgramRecord } from '../model/readProject.ts';
import { type Autosave, createAutosave } from '../save/createAutosave.ts';
import { readDraft, removeDraft, writeDraft } from '../save/draftStore.ts';
import type { SaveState } from '../save/SaveState.ts';
import { sendChange } from '../save/sendChange.ts';
import { findMergeConflicts } from '../model/findMergeConflicts.ts';
import { mergeTrees } from '../model/mergeTrees.ts';
import { createIdSource, listTreeIds } from '../model/temporaryIds.ts';
import { createEditorStore } from './createEditorStore.ts';
import type { EditorStore } from './EditorStore.ts';

/** An open project: what is edited, and what the platform has. */
export interface EditorSession {
  readonly projectId: string;
  readonly loaded: LoadedProject;
  readonly store: EditorStore;
  readonly autosave: Autosave;
}

export const listUpdateTimes = (programs: readonly ProgramRecord[]): ReadonlyMap<string, string> =>
  new Map(programs.map(({ id, updateTime }) => [id, updateTime]));

/** Creates the store of a project with unsent edits of an earlier visit, and its autosave. */
function createEditorSession(loaded: LoadedProject): EditorSession {
  const { project, programs, tree } = loaded;
  const draft = readDraft(project.id, tree);
  const createId = createIdSource(
    [...listTreeIds(tree), ...(draft ? listTreeIds(draft.mine) : [])],
    Math.random,
  );
  const isCurrent = draft?.version === project.version;
  const conflicting =
    draft && !isCurrent && findMergeConflicts({ ...draft, theirs: tree }).length > 0
      ? draft
      : undefined;
  const restored =
    draft &&
    (isCurrent || conflicting
      ? draft.mine
      : mergeTrees({ ...draft, theirs: tree }, new Map(), createId));
  const store = createEditorStore(restored ?? tree, listUpdateTimes(programs));
  const autosave = createAutosave({
    projectId: project.id,
    editor: store,
    saved: {
      // A user decides what conflicts: until then the edits are based on what they began with.
      tree: conflicting?.base ?? tree,
      version: (conflicting ?? project).version,
      serverIds: new Map(),
    },
    send: sendChange,
    load: () => loadProject(project.id),
    hasConflict: conflicting !== undefined,
  });
  return { projectId: project.id, loaded, store, autosave };
}

const UNSENT_KINDS: ReadonlySet<SaveState['kind']> = new Set(['offline', 'failed', 'conflict']);

/** Opens a project, and stores in the browser what the platform does not have yet. @see MEDIA-13 */
export function useEditorSession(loaded: LoadedProject): EditorSession {
  const [editorSession] = useState(() => createEditorSession(loaded));
  useEffect(() => {
    const { projectId, store, autosave } = editorSession;
    const storeDraft = () => {
      const { kind } = autosave.state.get();
      const unconfirmed = autosave.getUnconfirmed();
      if (kind === 'saved') removeDraft(projectId);
      else if (kind !== 'saving' || unconfirmed)
        writeDraft(projectId, autosave.getSaved(), store.get().history.tree, unconfirmed);
    };
    autosave.start();
    const unsubscribe = autosave.state.subscribe(storeDraft);
    const handleHide = () => storeDraft();
    window.addEventListener('pagehide', handleHide);
    const handleOnline = () => {
      if (autosave.state.get().kind === 'offline') void autosave.flush();
    };
    window.addEventListener('online', handleOnline);
    // Edits that cannot be sent do not change the state.
    const unsubscribeFromEdits = store.subscribe(() => {
      if (UNSENT_KINDS.has(autosave.state.get().kind)) storeDraft();
    });
    return () => {
      unsubscribe();
      unsubscribeFromEdits();
      window.removeEventListener('pagehide', handleHide);
      window.removeEventListener('online', handleOnline);
      autosave.stop();
    };
  }, [editorSession]);
  return editorSession;
}
