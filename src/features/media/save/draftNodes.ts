import type { SentCreation } from '../model/change.ts';
import {
  type Branch,
  getNodePath,
  listIds,
  type MediaNode,
  type MediaTree,
} from '../model/mediaTree.ts';

/** A node before and after the edits; absent where it did not or does not exist. */
interface DraftNode {
  readonly before?: MediaNode;
  readonly after?: MediaNode;
}

/**
 * Edits that the platform does not have: the changed nodes, those that contain them, and those below them, so that what
 * another editor removes in the meantime can be restored.
 */
export interface StoredDraft {
  readonly userId: string;
  readonly version: number;
  readonly nodes: Readonly<Record<string, DraftNode>>;
  readonly serverIds: readonly (readonly [string, string])[];
  /** The creations whose responses had not arrived. */
  readonly creations?: readonly StoredCreation[];
  /** The latest one of them, in a draft of an earlier version of the console. */
  readonly unconfirmed?: StoredCreation;
}

export interface StoredCreation {
  readonly parentId: string;
  readonly branch: Branch;
  /** Absent from drafts of earlier versions of the console. */
  readonly order?: number;
  readonly sent?: SentCreation;
}

/** Returns the nodes that differ, those that contain them, and those below them. */
export function listDraftNodes(
  before: MediaTree,
  after: MediaTree,
): Readonly<Record<string, DraftNode>> {
  const ids = new Set<string>();
  // A set of all nodes would take longer than everything else here.
  const changedIds = [
    ...Object.keys(before.nodes).filter(id => before.nodes[id] !== after.nodes[id]),
    ...Object.keys(after.nodes).filter(id => !before.nodes[id]),
  ];
  for (const id of changedIds) {
    for (const tree of [before, after]) {
      for (const ancestorId of getNodePath(tree, id)) ids.add(ancestorId);
      // The project itself cannot be removed.
      if (id !== tree.rootId) for (const partId of listIds(tree, id)) ids.add(partId);
    }
  }
  const toDraftNode = (id: string): DraftNode => {
    const [old, edited] = [before.nodes[id], after.nodes[id]];
    return { ...(old && { before: old }), ...(edited && { after: edited }) };
  };
  return Object.fromEntries([...ids].map(id => [id, toDraftNode(id)]));
}

/** Returns a tree of the platform with the nodes of one side of a draft instead of its own. */
export function overlayNodes(
  { rootId, nodes: currentNodes }: MediaTree,
  draft: StoredDraft,
  side: keyof DraftNode,
  serverIds: ReadonlyMap<string, string>,
): MediaTree {
  const nodes: Record<string, MediaNode> = { ...currentNodes };
  for (const [id, change] of Object.entries(draft.nodes)) {
    const node = change[side];
    const key = serverIds.get(id) ?? id;
    if (node) nodes[key] = withServerIds(node, serverIds);
    else Reflect.deleteProperty(nodes, key);
  }
  return pickReachable({ rootId, nodes });
}

/** Returns a tree without the nodes that their parent does not contain, and without children that do not exist. */
function pickReachable({ rootId, nodes }: MediaTree): MediaTree {
  const picked: Record<string, MediaNode> = {};
  const visit = (id: string) => {
    const node = nodes[id];
    if (!node) return;
    const childIds = node.childIds.filter(childId => nodes[childId]?.parentId === id);
    picked[id] = childIds.length === node.childIds.length ? node : { ...node, childIds };
    for (const childId of childIds) visit(childId);
  };
  visit(rootId);
  return { rootId, nodes: picked };
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
