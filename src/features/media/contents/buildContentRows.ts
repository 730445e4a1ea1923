import type { RecordRow } from '../../../resources/tree/TreeRow.ts';
import type { MediaTree } from '../model/mediaTree.ts';

/** Returns the visible rows of a project from top to bottom. @see MEDIA-01 */
export function buildContentRows(
  { rootId, nodes }: MediaTree,
  openIds: ReadonlySet<string>,
): readonly RecordRow[] {
  const rows: RecordRow[] = [];
  addRow(rootId, { parent: undefined, depth: 1, position: 1, setSize: 1 });
  return rows;

  function addRow(id: string, index: Pick<RecordRow, 'parent' | 'depth' | 'position' | 'setSize'>) {
    const node = nodes[id];
    if (!node) return;
    const isBranch = node.level !== 'item' && node.childIds.length > 0;
    const isOpen = isBranch ? openIds.has(id) : undefined;
    rows.push({
      ...{ kind: 'record', key: id, record: { id }, ...index, isOpen },
      childCount: node.childIds.length,
    });
    if (!isOpen) return;
    node.childIds.forEach((childId, i) =>
      addRow(childId, {
        ...{ parent: id, depth: index.depth + 1 },
        ...{ position: i + 1, setSize: node.childIds.length },
      }),
    );
  }
}
