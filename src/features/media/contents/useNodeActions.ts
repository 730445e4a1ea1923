import { useNotify, useTranslate } from 'react-admin';

import { readBranch } from '../model/branches.ts';
import { fitBranch } from '../model/fitBranch.ts';
import { isDeepEqual } from '../model/isDeepEqual.ts';
import {
  CHILD_LEVELS,
  getNode,
  getNodePath,
  getProjectNode,
  type Level,
  type MediaTree,
} from '../model/mediaTree.ts';
import { getTopmost } from '../model/edits.ts';
import { copyBranch } from '../model/temporaryIds.ts';
import { useEditor, useEditorState, useReadOnlyReason } from '../editor/EditorContext.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import { clipboard } from './clipboard.ts';

export type NodeActionName =
  | 'rename'
  | 'duplicate'
  | 'copy'
  | 'paste'
  | 'moveUp'
  | 'moveDown'
  | 'remove';

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

/** Where copied nodes are pasted: as children of `parentId`, behind `afterId` where it is set. */
interface PasteTarget {
  readonly parentId: string;
  readonly afterId?: string;
}

/** Finds the nearest node that can contain a level: the node itself, an ancestor, or the first one below it. */
export function findPasteTarget(
  tree: MediaTree,
  id: string,
  level: Level,
): PasteTarget | undefined {
  const path = getNodePath(tree, id);
  const at = path.findLastIndex(each => CHILD_LEVELS[getNode(tree, each).level] === level);
  const parentId = path[at];
  if (parentId === undefined) {
    const [firstChildId] = tree.nodes[id]?.childIds ?? [];
    return firstChildId === undefined ? undefined : findPasteTarget(tree, firstChildId, level);
  }
  const afterId = path[at + 1];
  return { parentId, ...(afterId !== undefined && { afterId }) };
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
  const getState = () => {
    const { history, activeId, selectedIds } = editor.get();
    return { tree: history.tree, activeId, selectedIds };
  };
  const paste = () => {
    const { tree, activeId } = getState();
    const { width, height } = getProjectNode(tree).fields;
    const copied = clipboard.get();
    const branches = copied.map(branch => fitBranch(branch, { width, height }));
    const [first] = branches;
    const target = first && findPasteTarget(tree, activeId, first.level);
    if (!first) return;
    if (!target) {
      notify(translate(`media.paste.noTarget.${first.level}`), { type: 'warning' });
      return;
    }
    editor.insert(
      branches.map(branch => copyBranch(branch, editor.createId)),
      target.parentId,
      target.afterId,
    );
    if (!isDeepEqual(branches, copied)) notify(translate('media.paste.fitted', { width, height }));
  };
  const copy = () => {
    const { tree, selectedIds } = getState();
    const parts = getTopmost(tree, selectedIds).filter(id => id !== tree.rootId);
    const level = tree.nodes[parts[0] ?? '']?.level;
    clipboard.set(
      parts.filter(id => tree.nodes[id]?.level === level).map(id => readBranch(tree, id)),
    );
  };
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
      () => editor.setRenamed(getState().activeId),
    ),
    action('duplicate', ['Ctrl D', 'copy'], isFixed, () =>
      editor.duplicate(getState().selectedIds),
    ),
    action('copy', ['Ctrl C', 'copy'], isProject, copy),
    action('paste', ['Ctrl V', 'folder'], () => isReadOnly, paste),
    action('moveUp', ['Alt ↑', 'up'], isFixed, () => editor.shift(getState().activeId, -1)),
    action('moveDown', ['Alt ↓', 'down'], isFixed, () => editor.shift(getState().activeId, 1)),
    action('remove', ['Del', 'trash'], isFixed, remove),
  ];
}

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export function getKeyAction({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: PressedKey): NodeActionName | undefined {
  if (ctrlKey || metaKey) {
    const byLetter: Readonly<Record<string, NodeActionName>> = {
      d: 'duplicate',
      c: 'copy',
      v: 'paste',
    };
    return byLetter[key.toLowerCase()];
  }
  if (altKey) return key === 'ArrowUp' ? 'moveUp' : key === 'ArrowDown' ? 'moveDown' : undefined;
  return key === 'F2' ? 'rename' : key === 'Delete' || key === 'Backspace' ? 'remove' : undefined;
}
