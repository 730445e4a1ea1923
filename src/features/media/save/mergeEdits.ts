import type { EditorStore } from '../state/EditorStore.ts';
import type { Resolution } from '../model/findMergeConflicts.ts';
import { mergeTrees } from '../model/mergeTrees.ts';
import type { ProgramRecord } from '../model/readProject.ts';
import type { Autosave } from './Autosave.ts';
import type { PlatformProject } from './reconcile.ts';
import type { SavedProject } from './SavedProject.ts';
import { createToEditorId, toEditorIds } from './toEditorIds.ts';

/** A project that another editor saved, with the ids of this editor. */
export interface TheirProject extends PlatformProject {
  readonly updateTimes: ReadonlyMap<string, string>;
}

interface ReadPlatformProject extends PlatformProject {
  readonly programs: readonly ProgramRecord[];
}

export function toTheirProject(
  { tree, version, programs }: ReadPlatformProject,
  { serverIds }: SavedProject,
): TheirProject {
  const toEditorId = createToEditorId(serverIds);
  return {
    ...{ tree: toEditorIds(tree, serverIds), version },
    updateTimes: new Map(programs.map(({ id, updateTime }) => [toEditorId(id), updateTime])),
  };
}

/**
 * Merges the edits into what another editor saved, and saves the result. An undo takes the resolutions back, where they are
 * not mine, and another one the edits: never what the other editor did.
 *
 * @see MEDIA-13
 */
export function mergeEdits(
  store: EditorStore,
  autosave: Pick<Autosave, 'getSaved' | 'rebase'>,
  theirs: TheirProject,
  resolutions: ReadonlyMap<string, Resolution>,
): void {
  const saved = autosave.getSaved();
  const input = { base: saved.tree, mine: store.get().history.tree, theirs: theirs.tree };
  const merge = (each: ReadonlyMap<string, Resolution>) => mergeTrees(input, each, store.createId);
  store.rebase(theirs, [merge(new Map()), merge(resolutions)]);
  autosave.rebase({ ...saved, tree: theirs.tree, version: theirs.version });
}
