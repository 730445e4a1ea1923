import type { CSSProperties } from 'react';

import { BLACK, DEFAULT_FONT, type ItemFont, WHITE } from '../model/itemDefaults.ts';
import type { ItemFields } from '../model/mediaTree.ts';
import { toCssColor } from './colors.ts';

/** The fonts of players, with what a browser has instead. */
export const FONT_FAMILIES: Readonly<Record<string, string>> = {
  simsun: "SimSun, 'Songti SC', 'Noto Serif CJK SC', serif",
  simhei: "SimHei, 'Heiti SC', 'Noto Sans CJK SC', sans-serif",
  kaiti: "KaiTi, 'Kaiti SC', serif",
  fangsong: "FangSong, 'STFangsong', serif",
  microsoftyahei: "'Microsoft YaHei', 'PingFang SC', sans-serif",
  arial: 'Arial, Helvetica, sans-serif',
  timesnewroman: "'Times New Roman', Times, serif",
};

/** Returns the height of a line: that of its font, as in the pictures of a preview, with the spacing. */
export const getLineHeight = (fontSize: number, rowSpace = 0): string =>
  `${Math.max(1, fontSize + rowSpace)}px`;

export type TextLook = Pick<
  ItemFields,
  | 'background'
  | 'transparency'
  | 'colorReseversal'
  | 'alignment'
  | 'charSpace'
  | 'rowSpace'
  | 'fontColor'
  | 'font'
>;

/** Returns the font of a text or of a part of it. */
export function getFontStyle(
  font: Partial<ItemFont> | undefined,
  base: ItemFont = DEFAULT_FONT,
): CSSProperties {
  const { name, size, bold, italic, underline, strikeout } = { ...base, ...font };
  const decorations = [underline && 'underline', strikeout && 'line-through'].filter(Boolean);
  return {
    fontFamily: FONT_FAMILIES[name] ?? `${JSON.stringify(name)}, serif`,
    fontSize: size,
    fontWeight: bold ? 700 : 400,
    fontStyle: italic ? 'italic' : 'normal',
    textDecoration: decorations.length > 0 ? decorations.join(' ') : 'none',
  };
}

/** Returns the look of a text in its area. Reversed colours exchange the font and an opaque background. */
export function getTextStyle(look: TextLook): CSSProperties {
  const { background = BLACK, transparency = 100, fontColor = WHITE } = look;
  const font = { ...DEFAULT_FONT, ...look.font };
  const [ground, ink] = look.colorReseversal ? [fontColor, background] : [background, fontColor];
  return {
    ...getFontStyle(font),
    // The letters have the colour of the background: only an opaque ground shows them.
    backgroundColor: toCssColor(ground, look.colorReseversal ? 0 : transparency),
    color: toCssColor(ink),
    textAlign: look.alignment ?? 'left',
    letterSpacing: look.charSpace ?? 0,
    lineHeight: getLineHeight(font.size, look.rowSpace),
  };
}

type Span = NonNullable<ItemFields['paragraphs']>[number]['spans'][number];

/** Returns the look of a part; what it has not is that of its text, as are all reversed colours. */
export function getSpanStyle(
  { font, fontColor }: Span,
  look: Pick<TextLook, 'font' | 'rowSpace' | 'colorReseversal'>,
): CSSProperties {
  const base = { ...DEFAULT_FONT, ...look.font };
  return {
    ...(font && {
      ...getFontStyle(font, base),
      lineHeight: getLineHeight({ ...base, ...font }.size, look.rowSpace),
    }),
    ...(fontColor && !look.colorReseversal && { color: toCssColor(fontColor) }),
  };
}
