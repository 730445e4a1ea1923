import { type KeyboardEvent, useMemo } from 'react';
import { useTranslate } from 'react-admin';

import type { RecordRow } from '../../../resources/tree/TreeRow.ts';
import { type SelectionModifiers, TreeView } from '../../../resources/tree/TreeView.tsx';
import {
  useEditor,
  useEditorState,
  useReadOnlyReason,
  useMediaTree,
} from '../state/EditorContext.ts';
import { CHILD_LEVELS, type MediaNode } from '../model/mediaTree.ts';
import { buildContentRows } from './buildContentRows.ts';
import { createMoveEdit, getDropPosition } from './dropNodes.ts';
import { NameInput } from './NameInput.tsx';
import { NodeAdornment, NodeIcon } from './NodeAdornment.tsx';
import { useNodeName } from '../labels/nodeLabels.ts';
import { getKeyAction } from './nodeKeys.ts';
import type { NodeAction } from './useNodeActions.ts';

const NO_LOADING = { loadVisible: () => undefined, retry: () => undefined };

interface ContentsTreeProps {
  readonly actions: readonly NodeAction[];
}

/** The tree of a project: plans, scenes, areas and items. @see MEDIA-01, MEDIA-09 */
export const ContentsTree = ({ actions }: ContentsTreeProps) => {
  const translate = useTranslate();
  const editor = useEditor();
  const tree = useMediaTree();
  const openIds = useEditorState(state => state.openIds);
  const selectedIds = useEditorState(state => state.selectedIds);
  const activeId = useEditorState(state => state.activeId);
  const renamedId = useEditorState(state => state.renamedId);
  const cutIds = useEditorState(state => state.cutIds);
  const readOnlyReason = useReadOnlyReason();
  const nameOf = useNodeName();
  const rows = useMemo(() => buildContentRows(tree, openIds), [tree, openIds]);
  const nodeOf = (row: RecordRow) => tree.nodes[String(row.record.id)] as MediaNode;
  const select = (row: RecordRow, modifiers?: SelectionModifiers) => {
    const mode = modifiers?.shiftKey
      ? 'range'
      : modifiers?.ctrlKey || modifiers?.metaKey
        ? 'toggle'
        : 'single';
    editor.select(
      String(row.record.id),
      mode,
      rows.map(({ key }) => key),
    );
  };
  const handleKey = (event: KeyboardEvent, row: RecordRow): boolean => {
    const id = String(row.record.id);
    if ((event.ctrlKey || event.metaKey) && event.key === ' ') {
      editor.select(id, 'toggle');
      return true;
    }
    if (event.key === 'Escape' && cutIds.size > 0) {
      editor.setCut([]);
      return true;
    }
    const name = getKeyAction(event);
    const action = name && actions.find(each => each.name === name);
    if (!action || action.isDisabledFor(nodeOf(row).level)) return false;
    // The key belongs to the row of the keyboard, which may not be selected.
    if (!editor.get().selectedIds.includes(id)) editor.reveal(id);
    action.run();
    return true;
  };
  const editing = {
    onKey: handleKey,
    cutIds,
    drag: {
      canDrag: (row: RecordRow) => readOnlyReason === undefined && nodeOf(row).level !== 'project',
      canDrop: (dragged: RecordRow, onto: RecordRow) => {
        const [from, to] = [nodeOf(dragged), nodeOf(onto)];
        return (
          from.id !== to.id && (from.level === to.level || CHILD_LEVELS[to.level] === from.level)
        );
      },
      getPosition: (dragged: RecordRow, onto: RecordRow) =>
        getDropPosition(tree, nodeOf(dragged), nodeOf(onto)),
      drop: (dragged: RecordRow, onto: RecordRow) => {
        const edit = createMoveEdit(tree, selectedIds, nodeOf(dragged), nodeOf(onto));
        editor.perform(edit, { selectIds: edit.ids });
      },
    },
  };
  return (
    <TreeView
      tree={{ rows, ...NO_LOADING }}
      label={translate('media.contents')}
      selectedIds={new Set(selectedIds)}
      isMulti
      hasCheckboxes={false}
      nameOf={row => nameOf(nodeOf(row))}
      onSelect={select}
      onDoubleClick={row => {
        if (readOnlyReason === undefined && nodeOf(row).level !== 'item')
          editor.setRenamed(row.key);
      }}
      setOpen={(ids, isOpen) => editor.setOpen(ids.map(String), isOpen)}
      renderIcon={row => <NodeIcon node={nodeOf(row)} />}
      renderNameInput={row =>
        renamedId === row.key ? (
          <NameInput node={nodeOf(row)} onClose={() => editor.setRenamed(undefined)} />
        ) : undefined
      }
      renderAdornment={row => <NodeAdornment node={nodeOf(row)} isCut={cutIds.has(row.key)} />}
      getEmptyText={() => ''}
      revealTarget={{ id: activeId, pathKey: activeId }}
      editing={editing}
    />
  );
};
