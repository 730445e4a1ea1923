import { type RefObject, useContext, useLayoutEffect, useRef } from 'react';

import type { StageSize } from '../../../domain/media/sceneLayouts.ts';
import { DEFAULT_FONT, TEXT_DEFAULTS } from '../model/itemDefaults.ts';
import type { ItemFields } from '../model/mediaTree.ts';
import { getLineHeight } from './textStyle.ts';
import { ItemPlayback } from './ItemPlayback.ts';

type SkipType = NonNullable<ItemFields['skipType']>;

/** The layout of a text that is longer than its area, in pixels of the stage. */
interface LongText {
  readonly area: HTMLElement;
  /** Cuts what is outside a page. */
  readonly page: HTMLElement;
  readonly content: HTMLElement;
  readonly lineHeight: number;
  readonly skipTime: number;
}

/** Moves the text from its first to its last part, and starts again. */
function move({ content }: LongText, end: string, duration: number, easing: string): Animation {
  const keyframes = [{ transform: 'none' }, { transform: end }];
  return content.animate(keyframes, { duration, easing, iterations: Infinity });
}

/** How a long text continues: by one area in its page time, as in a rendered preview. */
const FLOWS: Readonly<Record<SkipType, (text: LongText) => Animation>> = {
  page: text => {
    const { area, page, content, lineHeight, skipTime } = text;
    const pageHeight = Math.max(1, Math.floor(area.clientHeight / lineHeight)) * lineHeight;
    const count = Math.ceil(content.offsetHeight / pageHeight);
    Object.assign(page.style, { overflow: 'hidden', maxHeight: `${pageHeight}px` });
    const end = `translateY(${-count * pageHeight}px)`;
    return move(text, end, count * skipTime, `steps(${count})`);
  },
  scrollUp: text => {
    const { offsetHeight } = text.content;
    const duration = (offsetHeight / text.area.clientHeight) * text.skipTime;
    return move(text, `translateY(${-offsetHeight}px)`, duration, 'linear');
  },
  scrollLeft: text => {
    const { content, area, skipTime } = text;
    // The paragraphs are one line.
    Object.assign(content.style, {
      ...{ display: 'flex', columnGap: '1em', width: 'max-content', whiteSpace: 'nowrap' },
    });
    const { offsetWidth } = content;
    const duration = (offsetWidth / area.clientWidth) * skipTime;
    return move(text, `translateX(${-offsetWidth}px)`, duration, 'linear');
  },
};

/**
 * Moves a text that is longer than its area, as a player does; not for a user who prefers less motion.
 *
 * @returns the ref of the content; its parent is the page, and the parent of that the area
 */
export function useTextFlow(
  fields: ItemFields,
  { width, height }: StageSize,
  fileText: string | undefined,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const { isMoving, onLongText } = useContext(ItemPlayback);
  useLayoutEffect(() => {
    const content = ref.current;
    const page = content?.parentElement;
    const area = page?.parentElement;
    if (!content || !page || !area) return undefined;
    if (content.offsetHeight <= area.clientHeight) return undefined;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    onLongText?.(1);
    if (!isMoving) return () => onLongText?.(-1);
    const { skipType = 'page', skipTime = TEXT_DEFAULTS.skipTime, font, rowSpace } = fields;
    const lineHeight = Number.parseInt(
      getLineHeight({ ...DEFAULT_FONT, ...font }.size, rowSpace),
      10,
    );
    const animation = FLOWS[skipType]({ area, page, content, lineHeight, skipTime });
    return () => {
      onLongText?.(-1);
      animation.cancel();
      page.removeAttribute('style');
      content.removeAttribute('style');
    };
  }, [fields, width, height, fileText, isMoving, onLongText]);
  return ref;
}
