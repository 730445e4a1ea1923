import { applyChange } from '../model/applyChange.ts';
import type { Change } from '../model/change.ts';
import { diffTrees } from '../model/diffTrees.ts';
import { findCreated } from '../model/findCreated.ts';
import type { MediaTree } from '../model/mediaTree.ts';
import type { SavedProject } from './SavedProject.ts';
import { toEditorIds } from './toEditorIds.ts';

/** A project as the platform has it, with its own ids. */
export interface PlatformProject {
  readonly tree: MediaTree;
  readonly version: number;
}

/**
 * Decides whether a change whose response was lost has been executed, so that it is neither sent twice nor lost.
 *
 * @param createdIds the ids of the platform for a creation that it is known to have executed; without them, a creation is
 *   recognized by its content
 * @returns what is saved; with another version than the platform's where another editor changed the project, too
 * @see MEDIA-13
 */
export function reconcile(
  saved: SavedProject,
  change: Change,
  platform: PlatformProject,
  createdIds: ReadonlyMap<string, string> = findIds(saved, change, platform),
): SavedProject {
  if (platform.version === saved.version) return saved;
  const serverIds = new Map([...saved.serverIds, ...createdIds]);
  const theirs = toEditorIds(platform.tree, serverIds);
  const applied = applyChange(change, saved.tree);
  if (diffTrees(applied, theirs).length === 0)
    return { tree: applied, version: platform.version, serverIds };
  // Only a creation cannot be repeated: all other changes merge with themselves.
  return createdIds.size > 0 ? { tree: applied, version: saved.version, serverIds } : saved;
}

function findIds(
  { tree, serverIds }: SavedProject,
  change: Change,
  platform: PlatformProject,
): ReadonlyMap<string, string> {
  if (change.kind !== 'create') return new Map();
  const parentId = change.parentIds.at(-1) ?? tree.rootId;
  const theirs = toEditorIds(platform.tree, serverIds);
  return findCreated(change.branch, parentId, tree, theirs) ?? new Map();
}
