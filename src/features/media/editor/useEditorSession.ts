import { useEffect, useState } from 'react';

import type { LoadedProject } from './LoadedProject.ts';
import type { ProgramRecord } from '../model/readProject.ts';
import { type Autosave, createAutosave } from '../save/createAutosave.ts';
import { readDraft, removeDraft, writeDraft } from '../save/draftStore.ts';
import { sendChange } from '../save/sendChange.ts';
import { mergeTrees } from '../model/mergeTrees.ts';
import { createIdSource, listTreeIds } from '../model/temporaryIds.ts';
import { createEditorStore, type EditorStore } from './EditorStore.ts';

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
  const restored =
    draft && (isCurrent ? draft.mine : mergeTrees({ ...draft, theirs: tree }, new Map(), createId));
  const store = createEditorStore(restored ?? tree, listUpdateTimes(programs));
  const autosave = createAutosave({
    projectId: project.id,
    editor: store,
    saved: { tree, version: project.version, serverIds: new Map() },
    send: sendChange,
  });
  return { projectId: project.id, loaded, store, autosave };
}

/** Opens a project, and stores in the browser what the platform does not have yet. @see MEDIA-13 */
export function useEditorSession(loaded: LoadedProject): EditorSession {
  const [editorSession] = useState(() => createEditorSession(loaded));
  useEffect(() => {
    const { projectId, store, autosave } = editorSession;
    const storeDraft = () => {
      const { kind } = autosave.state.get();
      if (kind === 'saved') removeDraft(projectId);
      else if (kind !== 'saving')
        writeDraft(projectId, autosave.getSaved(), store.get().history.tree);
    };
    autosave.start();
    const unsubscribe = autosave.state.subscribe(storeDraft);
    // Edits while the platform is unreachable do not change the state.
    const handleHide = () => storeDraft();
    window.addEventListener('pagehide', handleHide);
    const handleOnline = () => {
      if (autosave.state.get().kind === 'offline') void autosave.flush();
    };
    window.addEventListener('online', handleOnline);
    const handleOffline = store.subscribe(() => {
      if (autosave.state.get().kind === 'offline') storeDraft();
    });
    return () => {
      unsubscribe();
      handleOffline();
      window.removeEventListener('pagehide', handleHide);
      window.removeEventListener('online', handleOnline);
      autosave.stop();
    };
  }, [editorSession]);
  return editorSession;
}
