import type { MediaItem, TextParagraph, TextStyle } from '../../model/media/mediaModel.ts';
import { DEFAULT_DURATION_MS, type ItemSlide } from './ItemSlide.ts';
import { type SizeBox, renderPage } from './svg.ts';
import { layOutLine, layOutText, type TextPage } from './textLayout.ts';

/** The slides while a text moves by the width of its box, and the maximum of a text. */
const STEPS_PER_WIDTH = 8;
const MAX_STEPS = 400;

type TextSlideStyle = TextStyle & { readonly baseInfo?: MediaItem['baseInfo'] };

/**
 * Creates the slides of a text. One that is longer than its box continues page by page, by lines, or on one line to the
 * left, until it is through: it moves by one box in its skip time.
 */
export function createTextSlides(
  paragraphs: readonly TextParagraph[],
  style: TextSlideStyle,
  box: SizeBox,
): readonly ItemSlide[] {
  const pages = layOutText(paragraphs, style, box);
  if (pages.length === 1) {
    const time = style.baseInfo?.playDuration ?? DEFAULT_DURATION_MS;
    return [{ time, render: () => renderPage(pages[0] ?? [], style, box) }];
  }
  return LONG_TEXTS[style.skipType ?? 'page']({ paragraphs, pages, style, box });
}

interface LongText {
  readonly paragraphs: readonly TextParagraph[];
  readonly pages: readonly TextPage[];
  readonly style: TextSlideStyle;
  readonly box: SizeBox;
}

const LONG_TEXTS: Readonly<
  Record<NonNullable<TextStyle['skipType']>, (text: LongText) => readonly ItemSlide[]>
> = { page: createPageSlides, scrollUp: createLineSlides, scrollLeft: createStepSlides };

const getSkipTime = ({ skipTime = DEFAULT_DURATION_MS }: TextStyle, share: number): number =>
  Math.max(1, Math.round(skipTime * share));

function createPageSlides({ pages, style, box }: LongText): readonly ItemSlide[] {
  return pages.map(page => ({
    time: getSkipTime(style, 1),
    render: () => renderPage(page, style, box),
  }));
}

/** Each slide starts with a later line. */
function createLineSlides({ pages, style, box }: LongText): readonly ItemSlide[] {
  const lines = pages.flat();
  return lines.map(({ height }, i) => ({
    time: getSkipTime(style, Math.max(0, height + (style.rowSpace ?? 0)) / box.height),
    render: () => renderPage(lines.slice(i), style, box, { y: 0 }),
  }));
}

/** The text is one line, a part of the box further to the left on each slide. */
function createStepSlides({ paragraphs, style, box }: LongText): readonly ItemSlide[] {
  const { line, width } = layOutLine(paragraphs, style);
  const step = box.width / STEPS_PER_WIDTH;
  const count = Math.min(Math.ceil(width / step), MAX_STEPS);
  return Array.from({ length: count }, (_, i) => ({
    time: getSkipTime(style, 1 / STEPS_PER_WIDTH),
    render: () => renderPage([line], style, box, { x: -i * step }),
  }));
}
