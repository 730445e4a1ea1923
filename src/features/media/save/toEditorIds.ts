import type { MediaTree } from '../model/mediaTree.ts';

/**
 * Returns a tree of the platform with the ids of the editor, where it has others for the same nodes.
 *
 * @param serverIds ids of the platform by those of the editor
 */
export function toEditorIds(tree: MediaTree, serverIds: ReadonlyMap<string, string>): MediaTree {
  const editorIds = new Map([...serverIds].map(([editorId, serverId]) => [serverId, editorId]));
  const toEditorId = (id: string) => editorIds.get(id) ?? id;
  const nodes = Object.values(tree.nodes).map(node => ({
    ...node,
    id: toEditorId(node.id),
    parentId: node.parentId === undefined ? undefined : toEditorId(node.parentId),
    childIds: node.childIds.map(toEditorId),
  }));
  return { rootId: tree.rootId, nodes: Object.fromEntries(nodes.map(node => [node.id, node])) };
}
