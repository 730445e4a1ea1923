import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

import { useText } from '../../resources/useText.ts';
import type { Caption } from './Section.ts';

/** Says a caption in the language of the screen. */
export function useCaption(): (caption: Caption) => string {
  const translate = useTranslate();
  const text = useText();
  return useCallback(
    caption => (typeof caption === 'string' ? translate(caption) : text(caption)),
    [translate, text],
  );
}
