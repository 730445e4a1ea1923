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
    const measure = (part: string) => measureText(part, style.font.size, textStyle.charSpace);
    let run = '';
    for (const word of splitText(text, part => measure(part) > width)) {
      const advance = measure(word);
      if (usedWidth > 0 && usedWidth + advance > width) {
        lines.at(-1)?.push({ ...style, text: run.trimEnd() });
        lines.push([]);
        [run, usedWidth] = ['', 0];
        // A space ends the line that it does not fit.
        if (word.trim() === '') continue;
      }
      run += word;
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

/** Returns one line with all paragraphs, two spaces between them, and its width. */
export function layOutLine(
  paragraphs: readonly TextParagraph[],
  textStyle: TextStyle,
): { readonly line: TextLine; readonly width: number } {
  const lines = paragraphs.flatMap(paragraph => breakLines(paragraph, textStyle, Infinity));
  const runs = lines
    .flatMap(line => line.runs.map((run, i) => (i === 0 ? { ...run, text: `  ${run.text}` } : run)))
    .map((run, i) => (i === 0 ? { ...run, text: run.text.slice(2) } : run));
  const height = Math.max(...lines.map(line => line.height));
  return {
    line: { alignment: 'left', runs, height },
    width: runs.reduce(
      (sum, { text, font }) => sum + measureText(text, font.size, textStyle.charSpace),
      0,
    ),
  };
}

const measureText = (text: string, size: number, charSpace = 0): number =>
  Array.from(text, character => getCharacterWidth(character, size)).reduce(
    (sum, width) => sum + width + charSpace,
    0,
  );

/** Spaces, Chinese characters, and words of other letters. */
const TEXT_PARTS = /\s+|[\u2e80-\u{10ffff}]|[^\s\u2e80-\u{10ffff}]+/gu;

/** Returns the parts of a text between which a line may break; a word that is wider than a line breaks anywhere. */
const splitText = (text: string, isTooWide: (word: string) => boolean): readonly string[] =>
  (text.match(TEXT_PARTS) ?? []).flatMap(word => (isTooWide(word) ? [...word] : [word]));

/** Returns the width of a character: Chinese fills a square, all others about half of one. */
const getCharacterWidth = (character: string, size: number) =>
  (character.codePointAt(0) ?? 0) >= 0x2e80 ? size : size / 2;
