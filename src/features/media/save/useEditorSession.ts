import { useEffect, useState } from 'react';

import { createStore, type ValueStore } from '../../../domain/createStore.ts';
import type { CalendarDay } from '../../../domain/media/planTimes.ts';
import { createPlanRepair } from '../model/createPlanRepair.ts';
import { useToday } from '../state/useToday.ts';
import { useStore } from '../../../ui/useStore.ts';
import { loadProject, type LoadedProject } from './loadProject.ts';
import type { ProgramRecord } from '../model/readProject.ts';
import type { Autosave } from './Autosave.ts';
import { createAutosave } from './createAutosave.ts';
import { readDraft } from './draftStore.ts';
import { sendChange } from './sendChange.ts';
import { startDraftWriter } from './startDraftWriter.ts';
import { hasDraftLock } from './useDraftLock.ts';
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
  /** Whether the user has the right to edit; without it, nothing is sent. */
  readonly canEdit: boolean;
  /** Whether the window has room for editing, too; without it, a draft stays stored, and nothing is repaired. */
  readonly isEditable: boolean;
}

export const listUpdateTimes = (programs: readonly ProgramRecord[]): ReadonlyMap<string, string> =>
  new Map(programs.map(({ id, updateTime }) => [id, updateTime]));

/**
 * Creates the store of a project with unsent edits of an earlier visit, and its autosave. Edits of another window that is
 * still open are not restored: it sends them itself. Where the user could not undo it, nothing is restored or repaired.
 */
function createEditorSession(
  loaded: LoadedProject,
  { isEditable }: EditorRights,
  today: CalendarDay,
): EditorSession {
  const { project, programs, tree, executed, isCreationUnknown } = loaded;
  const hasDraft = hasDraftLock(project.id);
  const draft = isEditable && hasDraft ? readDraft(project.id, tree, executed) : undefined;
  const createId = createIdSource(
    [...listTreeIds(tree), ...(draft ? listTreeIds(draft.mine) : [])],
    Math.random,
  );
  const isCurrent = draft?.version === project.version;
  // What is not known to be created would be created twice; the merge of the user repeats the calls.
  const isUndecided = isCreationUnknown && (draft?.attempts.length ?? 0) > 0;
  const conflicting =
    draft &&
    !isCurrent &&
    (isUndecided || findMergeConflicts({ ...draft, theirs: tree }).length > 0)
      ? draft
      : undefined;
  const restored =
    draft &&
    (isCurrent || conflicting
      ? draft.mine
      : mergeTrees({ ...draft, theirs: tree }, new Map(), createId));
  const store = createEditorStore(restored ?? tree, listUpdateTimes(programs));
  const repair =
    isEditable && !conflicting && createPlanRepair(store.get().history.tree, tree, today);
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
    attempts: draft?.attempts,
    hasConflict: conflicting !== undefined,
  });
  return { projectId: project.id, loaded, store, autosave, isDraftStored: createStore(hasDraft) };
}

/** Opens a project, and stores in the browser what the platform does not have yet. @see MEDIA-13 */
export function useEditorSession(loaded: LoadedProject, rights: EditorRights): EditorSession {
  const { canEdit, isEditable } = rights;
  const today = useToday();
  const [editorSession] = useState(() => createEditorSession(loaded, rights, today));
  const { kind } = useStore(editorSession.autosave.state);
  // A window that becomes too narrow has the draft until everything is saved.
  const isWriter = canEdit && (isEditable || kind !== 'saved');
  useEffect(() => {
    if (!canEdit) return undefined;
    const { autosave } = editorSession;
    autosave.start();
    const handleOnline = () => {
      if (autosave.state.get().kind === 'offline') void autosave.flush();
    };
    window.addEventListener('online', handleOnline);
    return () => {
      window.removeEventListener('online', handleOnline);
      autosave.stop();
    };
  }, [editorSession, canEdit]);
  // Behind the effect of the autosave, whose end it has to follow.
  useEffect(() => {
    const { projectId, store, autosave, isDraftStored } = editorSession;
    return isWriter ? startDraftWriter(projectId, store, autosave, isDraftStored) : undefined;
  }, [editorSession, isWriter]);
  return editorSession;
}
