import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

import { useEditor } from '../state/EditorContext.ts';
import { MAX_NAME_LENGTH } from '../model/fieldLimits.ts';
import type { MediaNode } from '../model/mediaTree.ts';
import { isComposing } from '../../../ui/isComposing.ts';

interface NameInputProps {
  readonly node: MediaNode;
  readonly onClose: () => void;
}

/** Edits a name in the tree: Enter and Ctrl S store it, Escape discards it. */
export const NameInput = ({ node, onClose }: NameInputProps) => {
  const translate = useTranslate();
  const editor = useEditor();
  const name = node.level === 'item' ? '' : node.fields.name;
  const [draft, setDraft] = useState(name);
  const isClosed = useRef(false);
  const close = (isStored: boolean) => {
    // A key that ends the edit moves the focus, and the blur would store what the key discarded.
    if (isClosed.current) return;
    isClosed.current = true;
    const next = draft.trim();
    if (isStored && next !== '' && next !== name) editor.setFields([node.id], { name: next });
    onClose();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
    // The keys of the tree do not apply to its input; the editor saves what is stored here.
    if (!isSave) event.stopPropagation();
    const isEnd = isSave || event.key === 'Enter' || event.key === 'Escape';
    // These keys of an input method choose or discard its characters.
    if (!isEnd || isComposing(event)) return;
    const container = event.currentTarget.closest<HTMLElement>('[role="tree"]');
    close(event.key !== 'Escape');
    container?.focus();
  };
  return (
    <input
      className="h-24 w-full min-w-0 flex-1 rounded-2 border border-(--field-line) bg-(--surface) px-4 py-0"
      aria-label={translate('media.field.name')}
      value={draft}
      maxLength={MAX_NAME_LENGTH}
      autoFocus
      onFocus={event => event.target.select()}
      onClick={event => event.stopPropagation()}
      onChange={event => setDraft(event.target.value)}
      onKeyDown={handleKeyDown}
      onBlur={() => close(true)}
    />
  );
};
