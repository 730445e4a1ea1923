import type { Color, Font } from './model.ts';

/** What a text looks like that says nothing about it. @see spec B9 */
export const WHITE: Color = { red: 255, green: 255, blue: 255, alpha: 255 };

export const BLACK: Color = { red: 0, green: 0, blue: 0, alpha: 255 };

export const FONT: Font = {
  name: 'simsun',
  size: 20,
  bold: false,
  italic: false,
  underline: false,
  strikeout: false,
};
