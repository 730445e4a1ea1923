import type { KeyboardEvent } from 'react';

import { getKeyAction } from '../contents/nodeKeys.ts';
import { useNodeActions } from '../contents/useNodeActions.ts';
import { useEditor, useReadOnlyReason, useStageSize } from '../state/EditorContext.ts';
import { findNodeOf, getChildrenOf } from '../model/mediaTree.ts';
import { pressArrowKey } from './arrowKeys.ts';

/** Handles the keys of a scene: arrows move and resize the selected areas, the others are those of the tree. @see MEDIA-05 */
export function useStageKeys(
  sceneId: string,
  onLocked: () => void,
): (event: KeyboardEvent) => void {
  const editor = useEditor();
  const stage = useStageSize();
  const readOnlyReason = useReadOnlyReason();
  const actions = useNodeActions();
  return (event: KeyboardEvent) => {
    if (readOnlyReason !== undefined || event.defaultPrevented) return;
    const { history, selectedIds, lockedIds, hiddenIds, activeId } = editor.get();
    if (event.key === 'Escape') {
      editor.setCut([]);
      editor.reveal(sceneId);
      return;
    }
    const ids = new Set(
      selectedIds.map(id => findNodeOf(history.tree, 'item', id)?.parentId ?? id),
    );
    const areas = getChildrenOf(history.tree, sceneId, 'area').filter(
      ({ id }) => ids.has(id) && !lockedIds.has(id),
    );
    const hasLocked = [...ids].some(id => lockedIds.has(id));
    const rects = pressArrowKey(
      event,
      Object.fromEntries(
        areas.map(({ id, fields: { x, y, width, height } }) => [id, { x, y, width, height }]),
      ),
      stage,
    );
    if (rects) {
      event.preventDefault();
      if (areas.length > 0) {
        editor.perform(
          { kind: 'setFields', changes: rects },
          { group: `arrows ${Object.keys(rects).join(' ')}` },
        );
      } else if (hasLocked) onLocked();
      return;
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      // Areas that are not visible would be moved or deleted with the others.
      const areaIds = history.tree.nodes[sceneId]?.childIds ?? [];
      editor.selectAll(areaIds.filter(id => !lockedIds.has(id) && !hiddenIds.has(id)));
      return;
    }
    const name = getKeyAction(event);
    const action = actions.find(each => each.name === name);
    // Names are edited in the tree; the keys of the stage do not remove or copy the scene itself, but paste into it.
    if (
      !action ||
      action.isDisabled ||
      action.name === 'rename' ||
      (history.tree.nodes[activeId]?.level === 'scene' && name !== 'paste')
    )
      return;
    event.preventDefault();
    // The removed area has the focus: the keys continue with the next one.
    const isRemoval = name === 'remove' && selectedIds.some(id => !lockedIds.has(id));
    if (isRemoval && event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    action.run();
  };
}
