import { expect, it } from 'vitest';

import { completeItem } from '../../mocks/model/media/completeItem.ts';
import type { MediaItem } from '../../mocks/model/media/mediaModel.ts';
import { toPublishedPrograms } from '../../mocks/model/media/publishedPrograms.ts';
import { createZone } from '../../mocks/model/media/sceneZones.ts';
import { createItemFrames } from '../../mocks/rules/media/frames.ts';
import type { ItemFields } from '../../src/features/media/model/mediaTree.ts';
import { getItemLength } from '../../src/features/media/model/playLength.ts';

const BOX = { width: 100, height: 40 };
const LONG_TEXT = '长'.repeat(40);

const context = {
  now: 0,
  getContent: () => undefined,
  getStill: () => undefined,
  getMeasures: () => ({}),
  language: 'zh' as const,
};

const CASES: readonly (readonly [string, Parameters<typeof completeItem>[1], number])[] = [
  ['a text', { baseInfo: { type: 0 }, content: '雨' }, 5_000],
  [
    'a text with more pages than its duration shows',
    { baseInfo: { type: 0, playDuration: 7_000 }, content: LONG_TEXT, skipTime: 3_000 },
    7_000,
  ],
  [
    'a text whose pages begin again',
    { baseInfo: { type: 0, playDuration: 40_000 }, content: LONG_TEXT, skipTime: 3_000 },
    40_000,
  ],
  ['a picture', { baseInfo: { type: 3, playDuration: 9_000 } }, 9_000],
  ['a video', { baseInfo: { type: 4, fileDuration: 60_000 } }, 60_000],
  ['a video of unknown length', { baseInfo: { type: 4 } }, 5_000],
  [
    'a part of a video',
    {
      baseInfo: { type: 4, fileDuration: 60_000 },
      ...{ playType: 'range', playTimeBegin: 1_000, playTimeEnd: 3_500 },
    },
    2_500,
  ],
  [
    'a video with a duration of its own',
    { baseInfo: { type: 4, fileDuration: 60_000, playDuration: 8_000 } },
    8_000,
  ],
  ['a clock', { baseInfo: { type: 9 } }, 5_000],
];

it.each(CASES)(
  'the editor, the preview and the schedule of the players show %s for the same time [MEDIA-16/rule] [MEDIA-10/item]',
  (_, body, expected) => {
    const item: MediaItem = completeItem('1', body);
    const zone = createZone({ id: 'z', name: 'z', items: [item] }, { w: 100, h: 40, x: 0, y: 0 });
    const scene = { id: 's', name: 's', md5: '', zones: [zone] };
    const program = { id: 'p', name: 'p', updateTime: '', scenes: [scene] };
    const frames = createItemFrames(item, BOX, context);
    expect(frames.reduce((sum, { time }) => sum + time, 0)).toBe(expected);
    expect(toPublishedPrograms([program])).toMatchObject([{ contentDuration: expected }]);
    expect(getItemLength(item as unknown as ItemFields)).toBe(expected);
  },
);
