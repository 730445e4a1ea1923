import { useState } from 'react';

interface Draft<Value> {
  readonly text: string;
  /** The value in the project for this text; unknown until the change is rendered, as a field may store another text. */
  readonly stored?: { readonly value: Value | undefined };
}

/**
 * Holds the text of a field while it is edited, also an invalid one, which is not stored. As soon as the project has
 * another value, the text is outdated: an undone text would be stored again with the next letter.
 *
 * @see MEDIA-13
 */
export function useFieldDraft<Value extends string | number>(
  value: Value | undefined,
): readonly [text: string | undefined, setText: (text: string | undefined) => void] {
  const [draft, setDraft] = useState<Draft<Value>>();
  if (draft && !draft.stored) setDraft({ ...draft, stored: { value } });
  else if (draft?.stored && draft.stored.value !== value) setDraft(undefined);
  return [draft?.text, text => setDraft(text === undefined ? undefined : { text })];
}
