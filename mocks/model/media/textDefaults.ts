import type { MediaColor, MediaFont } from './mediaModel.ts';

/** The default style of a text. @see MEDIA-07 */
export const WHITE: MediaColor = { red: 255, green: 255, blue: 255, alpha: 255 };

export const BLACK: MediaColor = { red: 0, green: 0, blue: 0, alpha: 255 };

export const FONT: MediaFont = {
  name: 'simsun',
  size: 20,
  bold: false,
  italic: false,
  underline: false,
  strikeout: false,
};
