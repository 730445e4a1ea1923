import type { NameLanguage } from '../../platform/nameLanguage.ts';
import { renderDial, formatClockText, formatTimerText } from './clocks.ts';
import { fitSlides } from './fitSlides.ts';
import { layOutText, toParagraphs } from './textLayout.ts';
import { createTextSlides } from './textSlides.ts';
import type { ItemSlide } from './ItemSlide.ts';
import { getItemDuration } from '../../model/media/itemDuration.ts';
import type { MediaItem, TextStyle } from '../../model/media/mediaModel.ts';
import { type MediaContent, renderImage, renderPlaceholder, renderPlaySymbol } from './pictures.ts';
import { type SizeBox, renderPage, createNestedSvg } from './svg.ts';

/** The pixels of a library file, where they are known. */
export interface FileMeasures {
  readonly width?: number;
  readonly height?: number;
}

/** The inputs of rendering besides the item: the moment, and the bytes of its file. */
export interface RenderContext {
  readonly now: number;
  /** Of the days of a clock. */
  readonly language: NameLanguage;
  /** Returns the content of a library file; undefined when it is deleted. */
  readonly getContent: (materialId: string) => MediaContent | undefined;
  /** Returns the still of a video; undefined where it was uploaded without one. */
  readonly getStill: (materialId: string) => MediaContent | undefined;
  readonly getMeasures: (materialId: string) => FileMeasures;
}

type SlideRenderer = (item: MediaItem, box: SizeBox, studio: RenderContext) => readonly ItemSlide[];

const SLIDE_RENDERERS: Readonly<Record<number, SlideRenderer>> = {
  0: (item, box) => createTextSlides(toParagraphs(item.content ?? ''), item, box),
  1: (item, box) => createTextSlides(item.paragraphs ?? [], item, box),
  2: (item, box, { getContent }) =>
    createTextSlides(toParagraphs(getFileText(item, getContent)), item, box),
  3: (item, box, context) => [createSlide(item, () => renderPicture(item, box, context))],
  4: (item, box, context) => [createSlide(item, () => renderVideo(item, box, context))],
  9: (item, box, { now }) => [createSlide(item, () => renderDial(item, box, now))],
  10: (item, box, { now, language }) => [
    createSlide(item, () => renderText(formatClockText(item, now, language), item, box)),
  ],
  11: (item, box, { now, language }) => [
    createSlide(item, () => renderText(formatTimerText(item, now, language), item, box)),
  ],
};

/** Creates the slides of an item in a box, in their order: together they are shown as long as the item is. */
export const createSlides: SlideRenderer = (item, box, studio) =>
  fitSlides(SLIDE_RENDERERS[item.baseInfo.type]?.(item, box, studio) ?? [], getItemDuration(item));

const createSlide = (item: MediaItem, render: () => string): ItemSlide => ({
  time: getItemDuration(item),
  render,
});

const renderText = (text: string, style: TextStyle, box: SizeBox) =>
  renderPage(layOutText(toParagraphs(text), style, box)[0] ?? [], style, box);

function getFileText({ baseInfo }: MediaItem, contentOf: RenderContext['getContent']): string {
  const data = contentOf(baseInfo.materialId ?? '')?.data;
  if (data === undefined) return baseInfo.file ?? '';
  return new TextDecoder().decode(Uint8Array.from(atob(data), letter => letter.charCodeAt(0)));
}

function renderPicture(item: MediaItem, box: SizeBox, context: RenderContext): string {
  const { baseInfo, scale } = item;
  const content = context.getContent(baseInfo.materialId ?? '');
  return renderImage(content, scale, box) ?? renderStill(item, box, context);
}

/** Renders the still of a file in the size of the file; the name of the file where it has none. */
function renderStill(
  { baseInfo, scale }: MediaItem,
  box: SizeBox,
  { getStill, getMeasures }: RenderContext,
): string {
  const { materialId = '', file = '' } = baseInfo;
  const { width, height } = getMeasures(materialId);
  const size = width && height ? { width, height } : undefined;
  return renderImage(getStill(materialId), scale, box, size) ?? renderPlaceholder(file, box);
}

/** Renders the still of a video with a play symbol and its text: the platform decodes no video. */
const renderVideo = (item: MediaItem, box: SizeBox, context: RenderContext): string =>
  renderStill(item, box, context) + renderPlaySymbol(box) + renderOverlay(item.textOverlay);

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
