import { useMemo } from 'react';

import type { LocalizedText } from '../../schema/localizedText.ts';
import type { NavNode } from './NavSection.ts';
import { useTranslateCaption } from './useTranslateCaption.ts';

/** Returns the title of a screen for the engine, always in the current language. */
export function useScreenTitle({ caption }: NavNode): LocalizedText {
  const captionText = useTranslateCaption()(caption);
  return useMemo(() => ({ en: captionText, zh: captionText }), [captionText]);
}
