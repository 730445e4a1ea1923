import { useNotify, useTranslate } from 'react-admin';

import { getModifierKey } from '../../../ui/formatShortcut.ts';
import { useEditor } from '../state/EditorContext.ts';
import { readBranch } from '../model/branches.ts';
import { getTopmost } from '../model/edits.ts';
import { fitBranch } from '../model/fitBranch.ts';
import { isDeepEqual } from '../model/isDeepEqual.ts';
import { getProjectNode } from '../model/mediaTree.ts';
import { copyBranch } from '../model/temporaryIds.ts';
import { clipboard } from './clipboard.ts';
import { findPasteTarget } from './pasteTarget.ts';

/** Cuts, copies and pastes the selected nodes. What was cut moves within its project; another project gets a copy. */
export function useNodeClipboard() {
  const editor = useEditor();
  const translate = useTranslate();
  const notify = useNotify();

  /** Copies the selected nodes of one level, and returns them: those of different levels have no common parent. */
  const store = (): readonly string[] => {
    const { history, selectedIds } = editor.get();
    const { tree } = history;
    const parts = getTopmost(tree, selectedIds).filter(id => id !== tree.rootId);
    const level = tree.nodes[parts[0] ?? '']?.level;
    const ids = parts.filter(id => tree.nodes[id]?.level === level);
    clipboard.set(ids.map(id => readBranch(tree, id)));
    if (ids.length < parts.length) {
      const message = translate('media.copy.levels', {
        ...{ smart_count: parts.length - ids.length, level: translate(`media.level.${level}`) },
      });
      notify(message, { type: 'warning' });
    }
    return ids;
  };

  const copy = () => {
    store();
    editor.setCut([]);
  };

  const cut = () => {
    editor.setCut(store());
    notify('media.cut.hint', { type: 'info', messageArgs: { modifier: getModifierKey() } });
  };

  const paste = () => {
    const { history, activeId, cutIds } = editor.get();
    const { tree } = history;
    const copied = clipboard.get();
    const [first] = copied;
    if (!first) return;
    const target = findPasteTarget(tree, activeId, first.level);
    if (!target) {
      notify(translate(`media.paste.noTarget.${first.level}`), { type: 'warning' });
      return;
    }
    editor.setCut([]);
    // Something else may have been copied since, in another tab too.
    const isCut = copied.every(({ id }) => cutIds.has(id));
    const movedIds = isCut ? copied.map(({ id }) => id).filter(id => tree.nodes[id]) : [];
    if (movedIds.length > 0) {
      editor.move(movedIds, target.parentId, target.afterId);
      return;
    }
    const { width, height } = getProjectNode(tree).fields;
    const branches = copied.map(branch => fitBranch(branch, { width, height }));
    editor.insert(
      branches.map(branch => copyBranch(branch, editor.createId)),
      target.parentId,
      target.afterId,
    );
    if (!isDeepEqual(branches, copied)) notify(translate('media.paste.fitted', { width, height }));
  };

  return { copy, cut, paste };
}
