import { session } from '../../../api/session.ts';
import type { MediaNode, MediaTree } from '../model/mediaTree.ts';
import type { SavedProject } from './createAutosave.ts';

/** Edits that the platform does not have, as the nodes that differ before and after them. */
interface StoredDraft {
  readonly userId: string;
  readonly version: number;
  readonly nodes: Readonly<
    Record<string, { readonly before?: MediaNode; readonly after?: MediaNode }>
  >;
  readonly serverIds: readonly (readonly [string, string])[];
}

const getKey = (projectId: string) => `media.draft.${projectId}`;

/** Stores unsent edits in the browser. Without storage or space they live as long as the page. */
export function writeDraft(projectId: string, saved: SavedProject, tree: MediaTree): void {
  const userId = session.read()?.userId;
  if (userId === undefined) return;
  const nodes: Record<string, { before?: MediaNode; after?: MediaNode }> = {};
  for (const id of new Set([...Object.keys(saved.tree.nodes), ...Object.keys(tree.nodes)])) {
    const [before, after] = [saved.tree.nodes[id], tree.nodes[id]];
    if (before !== after) nodes[id] = { ...(before && { before }), ...(after && { after }) };
  }
  const draft: StoredDraft = {
    userId,
    version: saved.version,
    nodes,
    serverIds: [...saved.serverIds],
  };
  try {
    localStorage.setItem(getKey(projectId), JSON.stringify(draft));
  } catch {
    removeDraft(projectId);
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
    const overlay = (side: 'before' | 'after'): MediaTree => {
      const nodes: Record<string, MediaNode> = { ...current.nodes };
      for (const [id, change] of Object.entries(draft.nodes)) {
        const node = change[side];
        const key = serverIds.get(id) ?? id;
        if (node) nodes[key] = withServerIds(node, serverIds);
        else Reflect.deleteProperty(nodes, key);
      }
      return { rootId: current.rootId, nodes };
    };
    return { version: draft.version, base: overlay('before'), mine: overlay('after') };
  } catch {
    return undefined;
  }
}

const withServerIds = (node: MediaNode, serverIds: ReadonlyMap<string, string>): MediaNode => {
  const toServerId = (id: string) => serverIds.get(id) ?? id;
  return {
    ...node,
    id: toServerId(node.id),
    parentId: node.parentId === undefined ? undefined : toServerId(node.parentId),
    childIds: node.childIds.map(toServerId),
  };
};
