import { useTranslate } from 'react-admin';

import { useEditor, useMediaTree } from '../state/EditorContext.ts';
import type { Change } from '../model/change.ts';
import { findChangedNode } from '../model/findChangedNode.ts';
import { describePath } from '../model/validateProject.ts';

/** The part whose change the platform rejects; a press shows it. */
export const RejectedPart = ({ change }: { readonly change: Change }) => {
  const translate = useTranslate();
  const editor = useEditor();
  const tree = useMediaTree();
  const id = findChangedNode(change, tree);
  return (
    <button
      type="button"
      className="plain-button text-accent truncate"
      onClick={() => editor.reveal(id)}
    >
      {describePath(tree, id) || translate('media.level.project')}
    </button>
  );
};
