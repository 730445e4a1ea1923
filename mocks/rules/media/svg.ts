import { BLACK, WHITE } from '../../model/media/textDefaults.ts';
import type { TextLine, TextPage } from './textLayout.ts';
import type { MediaColor, TextStyle } from '../../model/media/mediaModel.ts';

export interface SizeBox {
  readonly width: number;
  readonly height: number;
}

/** Escapes a text for an element or an attribute: it contains no markup, and only characters that XML allows. */
export const escapeSvgText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`);

export const toCssRgb = ({ red, green, blue }: MediaColor) => `rgb(${red},${green},${blue})`;

const getAlpha = ({ alpha }: MediaColor) => roundSvg(alpha / 255);

export const roundSvg = (value: number) => Math.round(value * 1_000) / 1_000;

/** Creates a standalone SVG of a size. */
export const createSvg = ({ width, height }: SizeBox, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** Creates a nested SVG that clips its content. */
export const createNestedSvg = (
  x: number,
  y: number,
  { width, height }: SizeBox,
  content: string,
): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" overflow="hidden">${content}</svg>`;

/** Renders the background of an item; transparency in per cent. */
export function renderBackground(
  { width, height }: SizeBox,
  { background = BLACK, transparency = 100 }: TextStyle,
) {
  const opacity = roundSvg(getAlpha(background) * (1 - transparency / 100));
  if (opacity === 0) return '';
  return `<rect width="${width}" height="${height}" fill="${toCssRgb(background)}" fill-opacity="${opacity}"/>`;
}

/**
 * Renders a page of text in a box, with its background.
 *
 * @param origin where it starts; at the left edge and in the middle of the height when absent
 */
export function renderPage(
  page: TextPage,
  style: TextStyle,
  box: SizeBox,
  origin: { readonly x?: number; readonly y?: number } = {},
): string {
  const { colorReseversal, background = BLACK, fontColor = WHITE, rowSpace = 0 } = style;
  const backgroundStyle = colorReseversal
    ? { ...style, background: fontColor, transparency: 0 }
    : style;
  const height = page.reduce((sum, line) => sum + line.height + rowSpace, -rowSpace);
  let y = origin.y ?? Math.max(0, (box.height - height) / 2);
  const lines = page.map(line => {
    const rendered = renderLine(
      line,
      style,
      { x: origin.x ?? 0, y: y + line.height * 0.85, width: box.width },
      colorReseversal ? background : undefined,
    );
    y += line.height + rowSpace;
    return rendered;
  });
  return renderBackground(box, backgroundStyle) + lines.join('');
}

/** The fonts of players without serifs: a browser that lacks one shows another one of its kind. */
const SANS_SERIF_FONTS: ReadonlySet<string> = new Set(['simhei', 'microsoftyahei', 'arial']);
const getFontFamily = (name: string) =>
  `${name}, ${SANS_SERIF_FONTS.has(name) ? 'sans-serif' : 'serif'}`;

const TEXT_ANCHORS = {
  left: ['start', 0],
  center: ['middle', 0.5],
  right: ['end', 1],
} as const;

function renderLine(
  { alignment, runs }: TextLine,
  { charSpace = 0 }: TextStyle,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  color: MediaColor | undefined,
): string {
  if (runs.length === 0) return '';
  const [anchor, anchorShare] = TEXT_ANCHORS[alignment];
  const spans = runs.map(({ text, font, color: runColor }) => {
    const fill = color ?? runColor;
    const lines = [font.underline && 'underline', font.strikeout && 'line-through'].filter(Boolean);
    const attributes = [
      `font-family="${escapeSvgText(getFontFamily(font.name))}" font-size="${font.size}"`,
      `fill="${toCssRgb(fill)}" fill-opacity="${getAlpha(fill)}"`,
      font.bold && 'font-weight="bold"',
      font.italic && 'font-style="italic"',
      lines.length > 0 && `text-decoration="${lines.join(' ')}"`,
    ];
    return `<tspan ${attributes.filter(Boolean).join(' ')}>${escapeSvgText(text)}</tspan>`;
  });
  const space = charSpace === 0 ? '' : ` letter-spacing="${charSpace}"`;
  return `<text x="${roundSvg(x + width * anchorShare)}" y="${roundSvg(y)}" text-anchor="${anchor}"${space} xml:space="preserve">${spans.join('')}</text>`;
}
