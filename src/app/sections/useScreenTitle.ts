import { useMemo } from 'react';

import type { LocalizedText } from '../../schema/localizedText.ts';
import type { NavNode } from './NavSection.ts';
import { useTranslateCaption } from './useTranslateCaption.ts';

/** What a screen is called, as the engine takes it: whatever the language, it is the one of the screen. */
export function useScreenTitle({ caption }: NavNode): LocalizedText {
  const captionText = useTranslateCaption()(caption);
  return useMemo(() => ({ en: captionText, zh: captionText }), [captionText]);
}
