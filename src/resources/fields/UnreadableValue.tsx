import { useTranslate } from 'react-admin';

import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';

/** Longer JSON is truncated: a cell has one line. */
const MAX_CHARACTERS = 200;

/** A value without the type of its field: a warning, and the JSON of the platform. */
export const UnreadableValue = ({ value }: { readonly value: unknown }) => {
  const translate = useTranslate();
  const json = JSON.stringify(value).slice(0, MAX_CHARACTERS);
  return (
    <span
      className="inline-flex max-w-full items-center gap-4 text-2"
      title={translate('field.unreadable', { value: json })}
    >
      <StateGlyph state="minor" size={14} />
      <code className="truncate">{json}</code>
    </span>
  );
};
