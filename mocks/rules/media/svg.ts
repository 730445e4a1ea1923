import { BLACK, WHITE } from './looks.ts';
import type { Line, Page } from './layout.ts';
import type { Color, TextLook } from './model.ts';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** A text as it may stand in an element or an attribute: nothing in it is markup, and XML allows every letter. */
export const escape = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`);

export const rgb = ({ red, green, blue }: Color) => `rgb(${red},${green},${blue})`;

const alphaOf = ({ alpha }: Color) => round(alpha / 255);

export const round = (value: number) => Math.round(value * 1_000) / 1_000;

/** A picture of a size, for itself. */
export const picture = ({ width, height }: Box, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

/** A part of a picture that nothing sticks out of. */
export const part = (x: number, y: number, { width, height }: Box, inside: string): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" overflow="hidden">${inside}</svg>`;

/** The ground of an item; per cent of transparency. */
export function ground(
  { width, height }: Box,
  { background = BLACK, transparency = 100 }: TextLook,
) {
  const opacity = round(alphaOf(background) * (1 - transparency / 100));
  if (opacity === 0) return '';
  return `<rect width="${width}" height="${height}" fill="${rgb(background)}" fill-opacity="${opacity}"/>`;
}

/** Draws a page of text in the middle of a box, with its ground. */
export function drawPage(page: Page, look: TextLook, box: Box): string {
  const { colorReseversal, background = BLACK, fontColor = WHITE, rowSpace = 0 } = look;
  const ends = colorReseversal ? { ...look, background: fontColor, transparency: 0 } : look;
  const height = page.reduce((sum, line) => sum + line.height + rowSpace, -rowSpace);
  let y = Math.max(0, (box.height - height) / 2);
  const lines = page.map(line => {
    const drawn = drawLine(
      line,
      look,
      { ...box, y: y + line.height * 0.85 },
      colorReseversal ? background : undefined,
    );
    y += line.height + rowSpace;
    return drawn;
  });
  return ground(box, ends) + lines.join('');
}

const ANCHORS = {
  left: ['start', 0],
  center: ['middle', 0.5],
  right: ['end', 1],
} as const;

function drawLine(
  { alignment, runs }: Line,
  { charSpace = 0 }: TextLook,
  { width, y }: Box & { readonly y: number },
  color: Color | undefined,
): string {
  if (runs.length === 0) return '';
  const [anchor, share] = ANCHORS[alignment];
  const spans = runs.map(({ text, font, color: own }) => {
    const fill = color ?? own;
    const lines = [font.underline && 'underline', font.strikeout && 'line-through'].filter(Boolean);
    const words = [
      `font-family="${escape(font.name)}" font-size="${font.size}"`,
      `fill="${rgb(fill)}" fill-opacity="${alphaOf(fill)}"`,
      font.bold && 'font-weight="bold"',
      font.italic && 'font-style="italic"',
      lines.length > 0 && `text-decoration="${lines.join(' ')}"`,
    ];
    return `<tspan ${words.filter(Boolean).join(' ')}>${escape(text)}</tspan>`;
  });
  const space = charSpace === 0 ? '' : ` letter-spacing="${charSpace}"`;
  return `<text x="${round(width * share)}" y="${round(y)}" text-anchor="${anchor}"${space} xml:space="preserve">${spans.join('')}</text>`;
}
