import { drawDial, timeText, timerText } from './clocks.ts';
import { layOut, paragraphsOf } from './layout.ts';
import type { Item, Paragraph, TextLook } from './model.ts';
import { type Box, drawPage, escape, part } from './svg.ts';

/** A picture of an item, and how long it is shown in milliseconds. */
export interface Slide {
  readonly time: number;
  /** Only when it is asked for: a picture can be large, and a list of pictures needs none of them. */
  readonly draw: () => string;
}

/** What drawing needs to know beside the item: the moment, and the bytes of its file. */
export interface Studio {
  readonly now: number;
  /** The content of a file of the library; undefined when it is gone. */
  readonly contentOf: (
    materialId: string,
  ) => { readonly type: string; readonly data: string } | undefined;
  /** How long a video is, in milliseconds. */
  readonly durationOf: (materialId: string) => number | undefined;
}

/** What a clock is shown for that says nothing about it, and a video whose length nobody knows. */
const UNTIMED = 5_000;

type Draw = (item: Item, box: Box, studio: Studio) => readonly Slide[];

const drawers: Readonly<Record<number, Draw>> = {
  0: (item, box) => textSlides(paragraphsOf(item.content ?? ''), item, box),
  1: (item, box) => textSlides(item.paragraphs ?? [], item, box),
  2: (item, box, { contentOf }) => textSlides(paragraphsOf(textOf(item, contentOf)), item, box),
  3: (item, box, { contentOf }) => [slide(item, () => drawPicture(item, box, contentOf))],
  4: videoSlides,
  9: (item, box, { now }) => [slide(item, () => drawDial(item, box, now))],
  10: (item, box, { now }) => [slide(item, () => drawText(timeText(item, now), item, box))],
  11: (item, box, { now }) => [slide(item, () => drawText(timerText(item, now), item, box))],
};

/** The pictures of an item in a box, in their order. */
export const slidesOf: Draw = (item, box, studio) =>
  drawers[item.baseInfo.type]?.(item, box, studio) ?? [];

const slide = ({ baseInfo }: Item, draw: () => string): Slide => ({
  time: baseInfo.playDuration ?? UNTIMED,
  draw,
});

/** A text of several pages shows each for its skip time. */
export function textSlides(
  paragraphs: readonly Paragraph[],
  look: TextLook & { readonly baseInfo?: Item['baseInfo'] },
  box: Box,
): readonly Slide[] {
  const pages = layOut(paragraphs, look, box);
  const whole = look.baseInfo?.playDuration ?? UNTIMED;
  const time = pages.length > 1 ? (look.skipTime ?? UNTIMED) : whole;
  return pages.map(page => ({ time, draw: () => drawPage(page, look, box) }));
}

const drawText = (text: string, look: TextLook, box: Box) =>
  drawPage(layOut(paragraphsOf(text), look, box)[0] ?? [], look, box);

function textOf({ baseInfo }: Item, contentOf: Studio['contentOf']): string {
  const data = contentOf(baseInfo.materialId ?? '')?.data;
  if (data === undefined) return baseInfo.file ?? '';
  return new TextDecoder().decode(Uint8Array.from(atob(data), letter => letter.charCodeAt(0)));
}

const FITS = {
  fit: 'xMidYMid meet',
  fill: 'xMidYMid slice',
  stretch: 'none',
  original: 'xMidYMid',
};

/** Larger pictures are not put into a preview, which has several of them. */
const MOST_DATA = 1_000_000;

function drawPicture(item: Item, box: Box, contentOf: Studio['contentOf']): string {
  const { baseInfo, scale = 'fit' } = item;
  const content = contentOf(baseInfo.materialId ?? '');
  if (!content || content.data.length > MOST_DATA || !/^image\/[\w.+-]+$/.test(content.type)) {
    return placeholder(baseInfo.file ?? '', box);
  }
  const size = scale === 'original' ? '' : ` width="${box.width}" height="${box.height}"`;
  return `<image href="data:${content.type};base64,${content.data}"${size} preserveAspectRatio="${FITS[scale]}"/>`;
}

function videoSlides(item: Item, box: Box, { durationOf }: Studio): readonly Slide[] {
  const { baseInfo, playType, playTimeBegin = 0, playTimeEnd = 0, textOverlay } = item;
  const part = playType === 'range' ? playTimeEnd - playTimeBegin : undefined;
  const time = baseInfo.playDuration ?? part ?? durationOf(baseInfo.materialId ?? '') ?? UNTIMED;
  const { width, height } = box;
  const size = Math.min(width, height) / 6;
  const [x, y] = [width / 2, height / 2];
  const mark = `<path d="M${x - size} ${y - size}L${x + size} ${y}L${x - size} ${y + size}Z" fill="#fff" fill-opacity="0.8"/>`;
  const draw = () => placeholder(baseInfo.file ?? '', box) + mark + overlay(textOverlay);
  return [{ time: Math.max(1, time), draw }];
}

function overlay(text: Item['textOverlay']): string {
  if (!text) return '';
  const { x, y, w: width, h: height } = text.position;
  return part(x, y, { width, height }, drawText(text.content, text, { width, height }));
}

const placeholder = (name: string, { width, height }: Box) =>
  `<rect width="${width}" height="${height}" fill="#24343a"/><text x="4" y="${height - 6}" font-size="12" fill="#93a0a5">${escape(name)}</text>`;
