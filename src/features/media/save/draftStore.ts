import { session } from '../../../api/session.ts';
import type { Change } from '../model/change.ts';
import { findCreated } from '../model/findCreated.ts';
import type { MediaTree } from '../model/mediaTree.ts';
import { listDraftNodes, overlayNodes, type StoredDraft } from './draftNodes.ts';
import type { SavedProject } from './SavedProject.ts';

/** Users of one browser keep their own drafts of a project. */
const getKey = (projectId: string) => `media.draft.${session.read()?.userId ?? ''}.${projectId}`;

/** Stores unsent edits in the browser. Without storage or space they are lost with the page. */
export function writeDraft(
  projectId: string,
  saved: SavedProject,
  tree: MediaTree,
  unconfirmed: Change | undefined,
): void {
  const userId = session.read()?.userId;
  if (userId === undefined) return;
  const draft: StoredDraft = {
    userId,
    version: saved.version,
    nodes: listDraftNodes(saved.tree, tree),
    serverIds: [...saved.serverIds],
    ...(unconfirmed?.kind === 'create' && {
      unconfirmed: {
        parentId: unconfirmed.parentIds.at(-1) ?? tree.rootId,
        branch: unconfirmed.branch,
      },
    }),
  };
  try {
    localStorage.setItem(getKey(projectId), JSON.stringify(draft));
  } catch {
    removeDraft(projectId);
  }
}

/** Whether the unsent edits of a project are stored in the browser. */
export function hasDraft(projectId: string): boolean {
  try {
    return localStorage.getItem(getKey(projectId)) !== null;
  } catch {
    return false;
  }
}

export function removeDraft(projectId: string): void {
  try {
    localStorage.removeItem(getKey(projectId));
  } catch {
    // A browser without storage has no draft.
  }
}

/** The trees of a draft: what it began with, and what it became. */
export interface RestoredDraft {
  readonly version: number;
  readonly base: MediaTree;
  readonly mine: MediaTree;
}

/**
 * Returns the unsent edits of the user; undefined without any. They are expressed in the nodes of the platform as it is
 * now: what the draft does not contain is unchanged.
 *
 * @param current the project as the platform has it
 */
export function readDraft(projectId: string, current: MediaTree): RestoredDraft | undefined {
  try {
    const text = localStorage.getItem(getKey(projectId));
    const draft = JSON.parse(text ?? 'null') as StoredDraft | null;
    if (!draft || draft.userId !== session.read()?.userId) return undefined;
    const serverIds = new Map(draft.serverIds);
    if (draft.unconfirmed) {
      const { branch, parentId } = draft.unconfirmed;
      const base = overlayNodes(current, draft, 'before', serverIds);
      const ids = findCreated(branch, serverIds.get(parentId) ?? parentId, base, current);
      for (const [id, serverId] of ids ?? []) serverIds.set(id, serverId);
    }
    return {
      version: draft.version,
      base: overlayNodes(current, draft, 'before', serverIds),
      mine: overlayNodes(current, draft, 'after', serverIds),
    };
  } catch {
    return undefined;
  }
}
