import { applyEdit } from './edits.ts';
import type { Change } from './change.ts';
import type { MediaTree } from './mediaTree.ts';

/** Returns the saved tree after a call that the platform accepted. */
export function applyChange(change: Change, tree: MediaTree): MediaTree {
  switch (change.kind) {
    case 'updateProject':
      return applyEdit({ kind: 'setFields', changes: { [tree.rootId]: change.fields } }, tree);
    case 'update':
      return applyEdit({ kind: 'setFields', changes: { [change.id]: change.fields } }, tree);
    case 'delete':
      return applyEdit({ kind: 'remove', ids: [change.id] }, tree);
    case 'create': {
      const parentId = change.parentIds.at(-1) ?? tree.rootId;
      return applyEdit(
        { kind: 'insert', parentId, index: change.order, branches: [change.branch] },
        tree,
      );
    }
    case 'move': {
      const parentId = change.newParentIds.at(-1) ?? tree.rootId;
      return applyEdit({ kind: 'move', ids: [change.id], parentId, index: change.order }, tree);
    }
    case 'order': {
      const parentId = change.parentIds.at(-1) ?? tree.rootId;
      return applyEdit({ kind: 'move', ids: change.ids, parentId, index: 0 }, tree);
    }
  }
}
