import { useNotify, useTranslate } from 'react-admin';

import type { Level } from '../model/mediaTree.ts';
import { useEditor, useEditorState, useReadOnlyReason } from '../state/EditorContext.ts';
import { formatShortcut } from '../../../ui/formatShortcut.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import type { NodeActionName } from './nodeKeys.ts';
import { useNodeClipboard } from './useNodeClipboard.ts';

export interface NodeAction {
  readonly name: NodeActionName;
  readonly label: string;
  readonly keys: string;
  readonly icon: IconName;
  /** Whether the active node cannot have it. */
  readonly isDisabled: boolean;
  readonly isDisabledFor: (level: Level) => boolean;
  readonly run: () => void;
}

/** The actions on the selected nodes, by menu and key. */
export function useNodeActions(): readonly NodeAction[] {
  const editor = useEditor();
  const translate = useTranslate();
  const notify = useNotify();
  const readOnlyReason = useReadOnlyReason();
  const activeLevel = useEditorState(
    ({ history, activeId }) => history.tree.nodes[activeId]?.level ?? 'project',
  );
  const isReadOnly = readOnlyReason !== undefined;
  const isProject = (level: Level) => level === 'project';
  const isFixed = (level: Level) => isReadOnly || isProject(level);
  const { copy, cut, paste } = useNodeClipboard();
  const getSelectedIds = () => editor.get().selectedIds;
  const remove = () => {
    const { selectedIds, lockedIds } = editor.get();
    const removableIds = selectedIds.filter(id => !lockedIds.has(id));
    if (removableIds.length < selectedIds.length) notify('media.locked.remove', { type: 'info' });
    editor.remove(removableIds);
  };
  const action = (
    name: NodeActionName,
    [keys, icon]: readonly [string, IconName],
    isDisabledFor: (level: Level) => boolean,
    run: () => void,
  ): NodeAction => ({
    ...{ name, keys, icon, isDisabledFor, run },
    isDisabled: isDisabledFor(activeLevel),
    label: translate(`media.action.${name}`),
  });
  return [
    action(
      'rename',
      ['F2', 'edit'],
      level => isReadOnly || level === 'item',
      () => editor.setRenamed(editor.get().activeId),
    ),
    action('duplicate', [formatShortcut('D'), 'copy'], isFixed, () =>
      editor.duplicate(getSelectedIds()),
    ),
    action('cut', [formatShortcut('X'), 'arrow'], isFixed, cut),
    action('copy', [formatShortcut('C'), 'copy'], isProject, copy),
    action('paste', [formatShortcut('V'), 'folder'], () => isReadOnly, paste),
    action('moveUp', ['Alt ↑', 'up'], isFixed, () => editor.shift(getSelectedIds(), -1)),
    action('moveDown', ['Alt ↓', 'down'], isFixed, () => editor.shift(getSelectedIds(), 1)),
    action('remove', ['Del', 'trash'], isFixed, remove),
  ];
}
