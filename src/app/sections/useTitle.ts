import { useMemo } from 'react';

import type { Text } from '../../schema/text.ts';
import type { Node } from './Section.ts';
import { useCaption } from './useCaption.ts';

/** What a screen is called, as the engine takes it: whatever the language, it is the one of the screen. */
export function useTitle({ caption }: Node): Text {
  const word = useCaption()(caption);
  return useMemo(() => ({ en: word, zh: word }), [word]);
}
