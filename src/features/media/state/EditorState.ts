import type { History } from '../model/history.ts';
import type { MediaTree } from '../model/mediaTree.ts';

/** The state of an open project. The tree and its history are edited, the rest is the view of this editor only. */
export interface EditorState {
  readonly history: History;
  /** The node that the panels show. */
  readonly activeId: string;
  /** All selected nodes, the active one included. */
  readonly selectedIds: readonly string[];
  /** The branches that the tree shows. */
  readonly openIds: ReadonlySet<string>;
  /** Areas that no edit moves or resizes. */
  readonly lockedIds: ReadonlySet<string>;
  /** Areas that the stage does not show. */
  readonly hiddenIds: ReadonlySet<string>;
  /** What the platform has. */
  readonly savedTree: MediaTree;
  /** When the platform last changed each plan, as ISO 8601. */
  readonly updateTimes: ReadonlyMap<string, string>;
  /** The version with the last change of each plan, and of the project itself, since they were read. */
  readonly changedVersions: ReadonlyMap<string, number>;
  /** Nodes that the next paste moves. */
  readonly cutIds: ReadonlySet<string>;
  /** The node whose name is being edited in the tree. */
  readonly renamedId: string | undefined;
}

export const createEditorState = (
  history: History,
  updateTimes: ReadonlyMap<string, string>,
): EditorState => {
  const { tree } = history;
  const activeId = findFirstScene(tree) ?? tree.rootId;
  return {
    ...{ history, activeId, updateTimes, savedTree: tree, changedVersions: new Map() },
    selectedIds: [activeId],
    openIds: listOpenIds(tree, activeId),
    lockedIds: new Set(),
    hiddenIds: new Set(),
    cutIds: new Set(),
    renamedId: undefined,
  };
};

const findFirstScene = ({ nodes, rootId }: MediaTree): string | undefined =>
  (nodes[rootId]?.childIds ?? []).map(planId => nodes[planId]?.childIds[0]).find(id => id);

/** Returns the branches that show a node: its ancestors and itself, all others collapsed. @see MEDIA-01 */
export function listOpenIds({ nodes }: MediaTree, id: string): ReadonlySet<string> {
  const open = new Set<string>();
  for (let node = nodes[id]; node; node = nodes[node.parentId ?? '']) open.add(node.id);
  return open;
}
