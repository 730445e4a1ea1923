import { FONT, WHITE } from '../../model/media/textDefaults.ts';
import type {
  TextAlignment,
  MediaColor,
  MediaFont,
  TextParagraph,
  TextStyle,
} from '../../model/media/mediaModel.ts';

/** A piece of a line in one font and colour. */
export interface TextRun {
  readonly text: string;
  readonly font: MediaFont;
  readonly color: MediaColor;
}

export interface TextLine {
  readonly alignment: TextAlignment;
  readonly runs: readonly TextRun[];
  /** The height of its largest font, in pixels. */
  readonly height: number;
}

/** The lines of one page. */
export type TextPage = readonly TextLine[];

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The maximum number of pages of a text in a preview. */
const MAX_PAGES = 50;

/** Converts a text to paragraphs, one for each of its lines. */
export const toParagraphs = (text: string): readonly TextParagraph[] =>
  text.split(/\r\n|\r|\n/).map(line => ({ spans: [{ text: line }] }));

/** Breaks paragraphs into lines that fit a box, and those into pages. */
export function layOutText(
  paragraphs: readonly TextParagraph[],
  textStyle: TextStyle,
  box: Box,
): readonly TextPage[] {
  const lines = paragraphs.flatMap(paragraph => breakLines(paragraph, textStyle, box.width));
  const pages: TextLine[][] = [[]];
  let height = 0;
  for (const line of lines) {
    const page = pages.at(-1) ?? [];
    const isFull = page.length > 0 && height + line.height > box.height;
    if (isFull && pages.length === MAX_PAGES) break;
    if (isFull) pages.push([line]);
    else page.push(line);
    height = (isFull ? 0 : height) + line.height + (textStyle.rowSpace ?? 0);
  }
  return pages;
}

function breakLines(
  { alignment, spans }: TextParagraph,
  textStyle: TextStyle,
  width: number,
): readonly TextLine[] {
  const lines: TextRun[][] = [[]];
  let usedWidth = 0;
  for (const { text, font, fontColor } of spans) {
    const style = {
      font: { ...FONT, ...textStyle.font, ...font },
      color: fontColor ?? textStyle.fontColor ?? WHITE,
    };
    let run = '';
    for (const character of text) {
      const advance = getCharacterWidth(character, style.font.size) + (textStyle.charSpace ?? 0);
      if (usedWidth > 0 && usedWidth + advance > width) {
        lines.at(-1)?.push({ ...style, text: run });
        lines.push([]);
        [run, usedWidth] = ['', 0];
      }
      run += character;
      usedWidth += advance;
    }
    lines.at(-1)?.push({ ...style, text: run });
  }
  return lines.map(runs => ({
    alignment: alignment ?? textStyle.alignment ?? 'left',
    runs: runs.filter(({ text }) => text !== ''),
    height: Math.max(...runs.map(({ font }) => font.size)),
  }));
}

/** Returns the width of a character: Chinese fills a square, all others about half of one. */
const getCharacterWidth = (character: string, size: number) =>
  (character.codePointAt(0) ?? 0) >= 0x2e80 ? size : size / 2;
