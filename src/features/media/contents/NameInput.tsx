import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';

import { useEditor } from '../state/EditorContext.ts';
import { MAX_NAME_LENGTH } from '../model/fieldLimits.ts';
import type { MediaNode } from '../model/mediaTree.ts';

interface NameInputProps {
  readonly node: MediaNode;
  readonly onClose: () => void;
}

/** Edits a name in the tree: Enter stores it, Escape discards it. */
export const NameInput = ({ node, onClose }: NameInputProps) => {
  const translate = useTranslate();
  const editor = useEditor();
  const name = node.level === 'item' ? '' : node.fields.name;
  const [draft, setDraft] = useState(name);
  const store = () => {
    const next = draft.trim();
    if (next !== '' && next !== name) editor.setFields([node.id], { name: next });
    onClose();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The keys of the tree do not apply to its input.
    event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    const container = event.currentTarget.closest<HTMLElement>('[role="tree"]');
    if (event.key === 'Enter') store();
    else onClose();
    container?.focus();
  };
  return (
    <input
      className="media-name-input fill"
      aria-label={translate('media.field.name')}
      value={draft}
      maxLength={MAX_NAME_LENGTH}
      autoFocus
      onFocus={event => event.target.select()}
      onClick={event => event.stopPropagation()}
      onChange={event => setDraft(event.target.value)}
      onKeyDown={handleKeyDown}
      onBlur={store}
    />
  );
};
