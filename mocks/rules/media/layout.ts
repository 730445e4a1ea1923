import { FONT, WHITE } from './looks.ts';
import type { Alignment, Color, Font, Paragraph, TextLook } from './model.ts';

/** A piece of a line in one font and colour. */
export interface Run {
  readonly text: string;
  readonly font: Font;
  readonly color: Color;
}

export interface Line {
  readonly alignment: Alignment;
  readonly runs: readonly Run[];
  /** Of its largest font, in pixels. */
  readonly height: number;
}

/** The lines that are shown together. */
export type Page = readonly Line[];

interface Box {
  readonly width: number;
  readonly height: number;
}

/** No text fills more pages than this in a preview. */
const MOST_PAGES = 50;

/** A text as paragraphs, one for each of its lines. */
export const paragraphsOf = (text: string): readonly Paragraph[] =>
  text.split(/\r\n|\r|\n/).map(line => ({ spans: [{ text: line }] }));

/** Breaks paragraphs into lines that fit a box, and those into pages. */
export function layOut(
  paragraphs: readonly Paragraph[],
  look: TextLook,
  box: Box,
): readonly Page[] {
  const lines = paragraphs.flatMap(paragraph => linesOf(paragraph, look, box.width));
  const pages: Line[][] = [[]];
  let height = 0;
  for (const line of lines) {
    const page = pages.at(-1) ?? [];
    const isFull = page.length > 0 && height + line.height > box.height;
    if (isFull && pages.length === MOST_PAGES) break;
    if (isFull) pages.push([line]);
    else page.push(line);
    height = (isFull ? 0 : height) + line.height + (look.rowSpace ?? 0);
  }
  return pages;
}

function linesOf({ alignment, spans }: Paragraph, look: TextLook, width: number): readonly Line[] {
  const lines: Run[][] = [[]];
  let used = 0;
  for (const { text, font, fontColor } of spans) {
    const style = {
      font: { ...FONT, ...look.font, ...font },
      color: fontColor ?? look.fontColor ?? WHITE,
    };
    let run = '';
    for (const letter of text) {
      const advance = widthOf(letter, style.font.size) + (look.charSpace ?? 0);
      if (used > 0 && used + advance > width) {
        lines.at(-1)?.push({ ...style, text: run });
        lines.push([]);
        [run, used] = ['', 0];
      }
      run += letter;
      used += advance;
    }
    lines.at(-1)?.push({ ...style, text: run });
  }
  return lines.map(runs => ({
    alignment: alignment ?? look.alignment ?? 'left',
    runs: runs.filter(({ text }) => text !== ''),
    height: Math.max(...runs.map(({ font }) => font.size)),
  }));
}

/** Chinese fills a square, everything else about half of one. */
const widthOf = (letter: string, size: number) =>
  (letter.codePointAt(0) ?? 0) >= 0x2e80 ? size : size / 2;
