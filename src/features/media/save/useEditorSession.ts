import { useEffect, useState } from 'react';

import { session } from '../../../api/session.ts';
import { createStore, type ValueStore } from '../../../domain/createStore.ts';
import type { CalendarDay } from '../../../domain/media/planTimes.ts';
import { createPlanRepair } from '../model/createPlanRepair.ts';
import { useToday } from '../state/useToday.ts';
import { loadProject, type LoadedProject } from './loadProject.ts';
import type { ProgramRecord } from '../model/readProject.ts';
import type { Autosave } from './Autosave.ts';
import { createAutosave } from './createAutosave.ts';
import { draftLocks } from './draftLocks.ts';
import { getDraftKey, readDraft } from './draftStore.ts';
import { sendChange } from './sendChange.ts';
import { startDraftWriter } from './startDraftWriter.ts';
import { findMergeConflicts } from '../model/findMergeConflicts.ts';
import { mergeTrees } from '../model/mergeTrees.ts';
import { createIdSource, listTreeIds } from '../model/temporaryIds.ts';
import { createEditorStore } from '../state/createEditorStore.ts';
import type { EditorStore } from '../state/EditorStore.ts';

/** An open project: what is edited, and what the platform has. */
export interface EditorSession {
  readonly projectId: string;
  readonly loaded: LoadedProject;
  readonly store: EditorStore;
  readonly autosave: Autosave;
  /** Whether the browser has what is not saved; false without space, and where another window has the draft. */
  readonly isDraftStored: ValueStore<boolean>;
}

interface EditorRights {
  readonly canEdit: boolean;
  readonly canRepair: boolean;
}

export const listUpdateTimes = (programs: readonly ProgramRecord[]): ReadonlyMap<string, string> =>
  new Map(programs.map(({ id, updateTime }) => [id, updateTime]));

/**
 * Creates the store of a project with unsent edits of an earlier visit, and its autosave. Edits of another window that is
 * still open are not restored: it sends them itself.
 *
 * @param rights.canEdit whether the user has the right to edit; without it, nothing is sent and a draft stays stored
 * @param rights.canRepair whether plans without valid dates are repaired; not where the user could not undo it
 */
function createEditorSession(
  loaded: LoadedProject,
  { canEdit, canRepair }: EditorRights,
  today: CalendarDay,
): EditorSession {
  const { project, programs, tree } = loaded;
  const userId = session.read()?.userId ?? '';
  const hasDraft = draftLocks.isHeld(getDraftKey({ userId, projectId: project.id })) === true;
  const draft = canEdit && hasDraft ? readDraft(project.id, tree) : undefined;
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
  const repair =
    canRepair && !conflicting && createPlanRepair(store.get().history.tree, tree, today);
  if (repair) store.perform(repair);
  const autosave = createAutosave({
    projectId: project.id,
    editor: store,
    saved: {
      // A user decides what conflicts: until then the edits are based on the tree before them.
      tree: conflicting?.base ?? tree,
      version: (conflicting ?? project).version,
      serverIds: new Map(),
    },
    send: sendChange,
    load: () => loadProject(project.id),
    attempt: draft?.attempt,
    hasConflict: conflicting !== undefined,
  });
  return { projectId: project.id, loaded, store, autosave, isDraftStored: createStore(hasDraft) };
}

/** Opens a project, and stores in the browser what the platform does not have yet. @see MEDIA-13 */
export function useEditorSession(loaded: LoadedProject, rights: EditorRights): EditorSession {
  const { canEdit } = rights;
  const today = useToday();
  const [editorSession] = useState(() => createEditorSession(loaded, rights, today));
  useEffect(() => {
    if (!canEdit) return undefined;
    const { projectId, store, autosave, isDraftStored } = editorSession;
    autosave.start();
    const stopDraftWriter = startDraftWriter(projectId, store, autosave, isDraftStored);
    const handleOnline = () => {
      if (autosave.state.get().kind === 'offline') void autosave.flush();
    };
    window.addEventListener('online', handleOnline);
    return () => {
      window.removeEventListener('online', handleOnline);
      autosave.stop();
      stopDraftWriter();
    };
  }, [editorSession, canEdit]);
  return editorSession;
}
