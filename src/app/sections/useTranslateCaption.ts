import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

import { useLocalizedText } from '../../resources/descriptor/useLocalizedText.ts';
import type { Caption } from './NavSection.ts';

export function useTranslateCaption(): (caption: Caption) => string {
  const translate = useTranslate();
  const text = useLocalizedText();
  return useCallback(
    caption => (typeof caption === 'string' ? translate(caption) : text(caption)),
    [translate, text],
  );
}
