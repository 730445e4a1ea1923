import type { Patch } from 'immer';

import type { EditOf } from './edits.ts';
import { isDeepEqual } from './isDeepEqual.ts';
import type { MediaTree } from './mediaTree.ts';

/** Returns the edit that replaces a tree by another one of the same project: only the nodes that differ. */
export function createReplacement(from: MediaTree, to: MediaTree): EditOf<'patch'> {
  const ids = new Set([...Object.keys(from.nodes), ...Object.keys(to.nodes)]);
  const patches = [...ids].flatMap((id): readonly Patch[] => {
    const [before, after] = [from.nodes[id], to.nodes[id]];
    if (isDeepEqual(before, after)) return [];
    const path = [id];
    if (!after) return [{ op: 'remove', path }];
    return [{ op: before ? 'replace' : 'add', path, value: after }];
  });
  return { kind: 'patch', patches };
}
