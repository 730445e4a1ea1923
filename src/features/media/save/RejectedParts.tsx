import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { useEditor, useEditorState, useMediaTree } from '../state/EditorContext.ts';
import type { Change } from '../model/change.ts';
import { findChangedNode } from '../model/findChangedNode.ts';
import { describePath } from '../model/validateProject.ts';
import { MissingFileError } from './MissingFileError.ts';

interface RejectedPartsProps {
  /** Why the platform rejects the first change. */
  readonly error: unknown;
  readonly changes: readonly Change[];
}

/** The parts whose changes the platform rejects: one is named and shown by a press, and then the next one. */
export const RejectedParts = ({ error, changes }: RejectedPartsProps) => {
  const translate = useTranslate();
  const editor = useEditor();
  const tree = useMediaTree();
  const savedTree = useEditorState(state => state.savedTree);
  const [at, setAt] = useState(0);
  const change = changes[at] ?? changes[0];
  if (!change) return null;
  const itemId =
    error instanceof MissingFileError && change === changes[0] ? error.itemId : undefined;
  const id = itemId !== undefined && tree.nodes[itemId] ? itemId : findChangedNode(change, tree);
  // A deleted part is only in the saved project.
  const name =
    change.kind === 'delete'
      ? translate('media.save.deletion', { name: describePath(savedTree, change.id) })
      : describePath(tree, id) || translate('media.level.project');
  return (
    <button
      type="button"
      className="plain-button truncate text-accent"
      onClick={() => {
        editor.reveal(id);
        setAt((changes.indexOf(change) + 1) % changes.length);
      }}
    >
      {changes.length === 1
        ? name
        : translate('media.save.more', { name, smart_count: changes.length - 1 })}
    </button>
  );
};
