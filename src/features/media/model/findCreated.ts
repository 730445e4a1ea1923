import { isDeepEqual } from './isDeepEqual.ts';
import { type Branch, type MediaTree } from './mediaTree.ts';

/**
 * Finds a branch that the platform may have created: a child of its parent that was not there before, with the same
 * content. Whether a call without a response was executed is seen only by that, for the platform knows no ids of an editor.
 *
 * @param known what the platform had before the call
 * @param platform what it has now, with the ids of `known` for the same nodes
 * @returns the ids of the platform by those of the branch; undefined where it was not created
 * @see MEDIA-13
 */
export function findCreated(
  branch: Branch,
  parentId: string,
  known: MediaTree,
  platform: MediaTree,
): ReadonlyMap<string, string> | undefined {
  const newIds = (platform.nodes[parentId]?.childIds ?? []).filter(id => !known.nodes[id]);
  const id = newIds.find(each => isSame(branch, platform, each));
  return id === undefined ? undefined : new Map(pairIds(branch, platform, id));
}

/** Whether a node has the fields of a branch, and equal children in the same order; the platform may complete fields. */
function isSame({ level, fields, children }: Branch, tree: MediaTree, id: string): boolean {
  const node = tree.nodes[id];
  if (node?.level !== level || node.childIds.length !== children.length) return false;
  const values = node.fields as unknown as Readonly<Record<string, unknown>>;
  return (
    Object.entries(fields).every(([name, value]) => isDeepEqual(values[name], value)) &&
    children.every((child, i) => isSame(child, tree, node.childIds[i] ?? ''))
  );
}

const pairIds = (
  { id, children }: Branch,
  tree: MediaTree,
  nodeId: string,
): readonly (readonly [string, string])[] => [
  [id, nodeId],
  ...children.flatMap((child, i) =>
    pairIds(child, tree, tree.nodes[nodeId]?.childIds[i] ?? child.id),
  ),
];
