import { useState } from 'react';

/**
 * Returns the text of a search box whose text is in the URL, and what changes it. The URL changes in a transition: until
 * it has the typed text, the box shows its own, or letters that are typed fast would be lost.
 *
 * @param text that of the URL
 */
export function useSearchDraft(
  text: string,
): readonly [text: string, setDraft: (draft: string | undefined) => void] {
  const [draft, setDraft] = useState<string>();
  if (draft === text) setDraft(undefined);
  return [draft ?? text, setDraft];
}
