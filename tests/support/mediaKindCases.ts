import {
  type Control,
  number,
  text,
  choose,
  radio,
  press,
  toggle,
  set,
  color,
} from './mediaControls.ts';

const RED = { red: 255, green: 0, blue: 0, alpha: 128 };

/** The font of a text; a formatted text has fields of the same names for its parts before it. */
const font = (index = 0): readonly Control[] => [
  choose('Font', 'simhei'),
  number('Size', 48, index),
  ...['Bold', 'Italic', 'Underlined', 'Struck out'].map(name => press(name, index)),
  radio('Alignment', 'Centre'),
  color('Font colour', '#ff0000', 128, index),
  number('Letters', 3),
  number('Lines', 4),
];
const background: readonly Control[] = [
  color('Background', '#ff0000', 128),
  number('Background opacity', 60),
  toggle('Reversed colours'),
];
const paging: readonly Control[] = [choose('Pages', 'Scroll left'), number('Page time', 700)];
const entrance: readonly Control[] = [choose('Effect', 'From below'), number('Speed', 8)];
const log: readonly Control[] = [number('Duration', 9_000), toggle('Keep a play log')];
const textControls = [...font(), ...background, ...paging, ...entrance, ...log];

const FONT = {
  ...{ name: 'simhei', size: 48, bold: true, italic: true, underline: true, strikeout: true },
};
const LOOK = {
  ...{ font: FONT, alignment: 'center', fontColor: RED, charSpace: 3, rowSpace: 4 },
  ...{ background: RED, transparency: 40, colorReseversal: true },
};
const ENTRANCE = { inTransition: { transition: 'slideUp', speed: 8 } };
const TEXT = { ...LOOK, ...ENTRANCE, skipType: 'scrollLeft', skipTime: 700 };
export const EDITED_BASE_INFO = { playDuration: 9_000, logFlag: true };

type Source = 'picture' | 'video' | 'text';

export interface MediaKindCase {
  readonly row: string;
  readonly item: object;
  readonly source?: Source;
  readonly controls: readonly Control[];
  readonly expected: object;
}

export const MEDIA_KIND_CASES: readonly MediaKindCase[] = [
  {
    row: 'MEDIA-06/k0',
    item: { baseInfo: { type: 0 }, content: 'Rain' },
    controls: [text('Text', 'Snow'), ...textControls],
    expected: { ...TEXT, content: 'Snow' },
  },
  {
    row: 'MEDIA-06/k1',
    item: { baseInfo: { type: 1 }, paragraphs: [{ spans: [{ text: 'Rain' }] }] },
    controls: [
      text('Part 1', 'Snow'),
      number('Size', 30),
      press('Bold'),
      color('Font colour', '#ff0000', 128),
      ...font(1),
      ...[...background, ...paging, ...entrance, ...log],
    ],
    expected: {
      ...TEXT,
      paragraphs: [{ spans: [{ text: 'Snow', font: { size: 30, bold: true }, fontColor: RED }] }],
    },
  },
  {
    row: 'MEDIA-06/k2',
    source: 'text',
    item: { baseInfo: { type: 2 } },
    controls: textControls,
    expected: TEXT,
  },
  {
    row: 'MEDIA-06/k3',
    source: 'picture',
    item: { baseInfo: { type: 3 } },
    controls: [radio('Scale', 'Stretch'), ...entrance, ...log],
    expected: { scale: 'stretch', ...ENTRANCE },
  },
  {
    row: 'MEDIA-06/k4',
    source: 'video',
    item: { baseInfo: { type: 4 } },
    controls: [
      radio('Scale', 'Fill'),
      radio('Part of the video', 'Section'),
      number('To', 8_000),
      number('From', 2_000),
      toggle('Show a text'),
      text('Text', 'Snow'),
      number('Left of the text', 5),
      number('Top of the text', 6),
      number('Width of the text', 90),
      number('Height of the text', 40),
      ...[...font(), ...background, ...log],
    ],
    expected: {
      ...{ scale: 'fill', playType: 'range', playTimeBegin: 2_000, playTimeEnd: 8_000 },
      textOverlay: { ...LOOK, content: 'Snow', position: { w: 90, h: 40, x: 5, y: 6 } },
    },
  },
  {
    row: 'MEDIA-06/k9',
    item: { baseInfo: { type: 9 } },
    controls: [
      toggle('Second hand'),
      choose('Time zone', 'Europe/London'),
      color('Dial', '#ff0000', 128),
      color('Hands', '#ff0000', 128),
      color('Background', '#ff0000', 128),
      number('Background opacity', 60),
      ...log,
    ],
    expected: {
      ...{ showSecond: false, timeZone: 'Europe/London', dialColor: RED, handColor: RED },
      ...{ background: RED, transparency: 40 },
    },
  },
  {
    row: 'MEDIA-06/k10',
    item: { baseInfo: { type: 10 } },
    controls: [
      ...['Show the date', 'Show the weekday', 'Show the time', '24-hour clock'].map(toggle),
      choose('Time zone', 'Europe/London'),
      ...textControls,
    ],
    expected: {
      ...{ showDate: false, showWeek: false, showTime: false, hours24: false },
      ...{ timeZone: 'Europe/London', ...TEXT },
    },
  },
  {
    row: 'MEDIA-06/k11',
    item: { baseInfo: { type: 11 }, target: '2027-01-01T00:00:00.000Z' },
    controls: [
      radio('Direction', 'Counts up'),
      set('Target', '2028-02-03 04:05:06'),
      text('Text before', 'New year in '),
      text('Text after', '!'),
      ...textControls,
    ],
    expected: {
      direction: 'up',
      target: '2028-02-02T20:05:06.000Z',
      prefix: 'New year in ',
      suffix: '!',
      ...TEXT,
    },
  },
];
