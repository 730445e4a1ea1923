import { expect, it } from 'vitest';

import { layOutText } from '../../mocks/rules/media/textLayout.ts';
import { renderPage } from '../../mocks/rules/media/svg.ts';
import { getSpanStyle, getTextStyle } from '../../src/features/media/items/textStyle.ts';

const RED = { red: 255, green: 0, blue: 0, alpha: 255 };
const BLUE = { red: 0, green: 0, blue: 255, alpha: 255 };
const GREEN = { red: 0, green: 128, blue: 0, alpha: 255 };
const BOX = { width: 200, height: 100 };

const toRgb = (css: unknown) => `rgb(${String(css).match(/\d+/gu)?.slice(0, 3).join(',')})`;
const isVisible = (css: unknown) => !String(css).endsWith('/ 0)');

it.each([
  ['as they are', { colorReseversal: false, transparency: 100 }],
  ['on a ground', { colorReseversal: false, transparency: 0 }],
  ['reversed', { colorReseversal: true, transparency: 100 }],
])('the stage has the colours of the preview, %s [MEDIA-10/text]', (_, look) => {
  const style = { ...look, background: BLUE, fontColor: RED };
  const parts = [{ text: 'A' }, { text: 'B', fontColor: GREEN }];
  const [page = []] = layOutText([{ spans: parts }], style, BOX);
  const svg = renderPage(page, style, BOX);
  const ground = svg.match(/<rect [^>]*fill="(?<fill>[^"]+)"/u)?.groups?.fill;
  const letters = [...svg.matchAll(/<tspan [^>]*fill="([^"]+)"/gu)].map(([, fill]) => fill);

  const { backgroundColor, color } = getTextStyle(style);
  expect(isVisible(backgroundColor) ? toRgb(backgroundColor) : undefined).toBe(ground);
  const drawn = parts.map(part => toRgb(getSpanStyle(part, style).color ?? color));
  expect(drawn).toEqual(letters);
});
