import { renderDial, formatClockText, formatTimerText } from './clocks.ts';
import { layOutText, toParagraphs } from './textLayout.ts';
import type { MediaItem, TextParagraph, TextStyle } from '../../model/media/mediaModel.ts';
import { type SizeBox, renderPage, escapeSvgText, createNestedSvg } from './svg.ts';

/** A frame of an item, and its duration in milliseconds. */
export interface ItemSlide {
  readonly time: number;
  /** Rendered on demand: an image can be large, and a list of images needs none of them. */
  readonly render: () => string;
}

/** The inputs of rendering besides the item: the moment, and the bytes of its file. */
export interface RenderContext {
  readonly now: number;
  /** Returns the content of a library file; undefined when it is deleted. */
  readonly getContent: (
    materialId: string,
  ) => { readonly type: string; readonly data: string } | undefined;
  /** Returns the duration of a video, in milliseconds. */
  readonly getDuration: (materialId: string) => number | undefined;
}

/** The duration of a clock without one of its own, and of a video of unknown length. */
const DEFAULT_DURATION_MS = 5_000;

type SlideRenderer = (item: MediaItem, box: SizeBox, studio: RenderContext) => readonly ItemSlide[];

const SLIDE_RENDERERS: Readonly<Record<number, SlideRenderer>> = {
  0: (item, box) => createTextSlides(toParagraphs(item.content ?? ''), item, box),
  1: (item, box) => createTextSlides(item.paragraphs ?? [], item, box),
  2: (item, box, { getContent }) =>
    createTextSlides(toParagraphs(getFileText(item, getContent)), item, box),
  3: (item, box, { getContent }) => [createSlide(item, () => renderPicture(item, box, getContent))],
  4: createVideoSlides,
  9: (item, box, { now }) => [createSlide(item, () => renderDial(item, box, now))],
  10: (item, box, { now }) => [
    createSlide(item, () => renderText(formatClockText(item, now), item, box)),
  ],
  11: (item, box, { now }) => [
    createSlide(item, () => renderText(formatTimerText(item, now), item, box)),
  ],
};

/** Creates the slides of an item in a box, in their order. */
export const createSlides: SlideRenderer = (item, box, studio) =>
  SLIDE_RENDERERS[item.baseInfo.type]?.(item, box, studio) ?? [];

const createSlide = ({ baseInfo }: MediaItem, render: () => string): ItemSlide => ({
  time: baseInfo.playDuration ?? DEFAULT_DURATION_MS,
  render,
});

/** Creates the slides of a text: each of its pages has the skip time as its duration. */
export function createTextSlides(
  paragraphs: readonly TextParagraph[],
  style: TextStyle & { readonly baseInfo?: MediaItem['baseInfo'] },
  box: SizeBox,
): readonly ItemSlide[] {
  const pages = layOutText(paragraphs, style, box);
  const playDuration = style.baseInfo?.playDuration ?? DEFAULT_DURATION_MS;
  const time = pages.length > 1 ? (style.skipTime ?? DEFAULT_DURATION_MS) : playDuration;
  return pages.map(page => ({ time, render: () => renderPage(page, style, box) }));
}

const renderText = (text: string, style: TextStyle, box: SizeBox) =>
  renderPage(layOutText(toParagraphs(text), style, box)[0] ?? [], style, box);

function getFileText({ baseInfo }: MediaItem, contentOf: RenderContext['getContent']): string {
  const data = contentOf(baseInfo.materialId ?? '')?.data;
  if (data === undefined) return baseInfo.file ?? '';
  return new TextDecoder().decode(Uint8Array.from(atob(data), letter => letter.charCodeAt(0)));
}

const ASPECT_RATIOS = {
  fit: 'xMidYMid meet',
  fill: 'xMidYMid slice',
  stretch: 'none',
  original: 'xMidYMid',
};

/** The maximum size of an image in a preview, which can contain several of them. */
const MAX_EMBEDDED_LENGTH = 1_000_000;

function renderPicture(
  item: MediaItem,
  box: SizeBox,
  contentOf: RenderContext['getContent'],
): string {
  const { baseInfo, scale = 'fit' } = item;
  const content = contentOf(baseInfo.materialId ?? '');
  if (
    !content ||
    content.data.length > MAX_EMBEDDED_LENGTH ||
    !/^image\/[\w.+-]+$/.test(content.type)
  ) {
    return renderPlaceholder(baseInfo.file ?? '', box);
  }
  const size = scale === 'original' ? '' : ` width="${box.width}" height="${box.height}"`;
  return `<image href="data:${content.type};base64,${content.data}"${size} preserveAspectRatio="${ASPECT_RATIOS[scale]}"/>`;
}

function createVideoSlides(
  item: MediaItem,
  box: SizeBox,
  { getDuration }: RenderContext,
): readonly ItemSlide[] {
  const { baseInfo, playType, playTimeBegin = 0, playTimeEnd = 0, textOverlay } = item;
  const rangeMs = playType === 'range' ? playTimeEnd - playTimeBegin : undefined;
  const time =
    baseInfo.playDuration ??
    rangeMs ??
    getDuration(baseInfo.materialId ?? '') ??
    DEFAULT_DURATION_MS;
  const { width, height } = box;
  const size = Math.min(width, height) / 6;
  const [x, y] = [width / 2, height / 2];
  const playSymbol = `<path d="M${x - size} ${y - size}L${x + size} ${y}L${x - size} ${y + size}Z" fill="#fff" fill-opacity="0.8"/>`;
  const render = () =>
    renderPlaceholder(baseInfo.file ?? '', box) + playSymbol + renderOverlay(textOverlay);
  return [{ time: Math.max(1, time), render }];
}

function renderOverlay(text: MediaItem['textOverlay']): string {
  if (!text?.position) return '';
  const { x, y, w: width, h: height } = text.position;
  return createNestedSvg(
    x,
    y,
    { width, height },
    renderText(text.content, text, { width, height }),
  );
}

const renderPlaceholder = (name: string, { width, height }: SizeBox) =>
  `<rect width="${width}" height="${height}" fill="#24343a"/><text x="4" y="${height - 6}" font-size="12" fill="#93a0a5">${escapeSvgText(name)}</text>`;
