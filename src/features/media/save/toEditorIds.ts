import type { MediaTree } from '../model/mediaTree.ts';

/**
 * Returns a tree of the platform with the ids of the editor, where it has others for the same nodes.
 *
 * @param serverIds ids of the platform by those of the editor
 */
export function toEditorIds(tree: MediaTree, serverIds: ReadonlyMap<string, string>): MediaTree {
  const toEditorId = createToEditorId(serverIds);
  const nodes = Object.values(tree.nodes).map(node => ({
    ...node,
    id: toEditorId(node.id),
    parentId: node.parentId === undefined ? undefined : toEditorId(node.parentId),
    childIds: node.childIds.map(toEditorId),
  }));
  return { rootId: tree.rootId, nodes: Object.fromEntries(nodes.map(node => [node.id, node])) };
}

/** Returns a function that returns the id of the editor for one of the platform. */
export function createToEditorId(serverIds: ReadonlyMap<string, string>): (id: string) => string {
  const editorIds = new Map([...serverIds].map(([editorId, serverId]) => [serverId, editorId]));
  return id => editorIds.get(id) ?? id;
}
