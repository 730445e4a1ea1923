import { describe, expect, it } from 'vitest';

import { createSceneFrames } from './frames.ts';
import { completeItem } from '../../model/media/completeItem.ts';
import type { ProgramScene } from '../../model/media/mediaModel.ts';
import { createZone } from '../../model/media/sceneZones.ts';

const studio = {
  now: 0,
  getContent: () => undefined,
  getStill: () => undefined,
  getMeasures: () => ({}),
  language: 'zh' as const,
};

/** A scene of parallel zones, each a list of the durations of its texts. */
function scene(...zones: readonly (readonly number[])[]): ProgramScene {
  const zoneRows = zones.map((times, i) =>
    createZone(
      {
        id: `z${i}`,
        name: 'z',
        items: times.map((playDuration, n) =>
          completeItem(`${i}${n}`, { baseInfo: { type: 0, playDuration }, content: `${i}${n}` }),
        ),
      },
      { w: 100, h: 100, x: i * 100, y: 0 },
    ),
  );
  return { id: 's', name: 's', md5: '', zones: zoneRows };
}

const shown = (some: ProgramScene) =>
  createSceneFrames(some, { width: 100, height: 100 }, studio).map(({ name, time, render }) => [
    name,
    time,
    [...render().matchAll(/>(\d\d)</g)].map(([, text]) => text),
  ]);

describe('the pictures of a scene', () => {
  it.each([
    ['simhei', 'sans-serif'],
    ['simsun', 'serif'],
  ])(
    'have another font of the kind of %s where a browser lacks it [MEDIA-10/scene]',
    (name, kind) => {
      const items = [completeItem('1', { baseInfo: { type: 0 }, content: 'Rain', font: { name } })];
      const zone = createZone({ id: 'z', name: 'z', items }, { w: 100, h: 100, x: 0, y: 0 });
      const some = { id: 's', name: 's', md5: '', zones: [zone] };
      const [frame] = createSceneFrames(some, { width: 100, height: 100 }, studio);
      expect(frame?.render()).toContain(`font-family="${name}, ${kind}"`);
    },
  );

  it('mark the hours of a clock', () => {
    const item = completeItem('1', { baseInfo: { type: 9 } });
    const zone = createZone({ id: 'z', name: 'z', items: [item] }, { w: 9, h: 9, x: 0, y: 0 });
    const some = { id: 's', name: 's', md5: '', zones: [zone] };
    const [frame] = createSceneFrames(some, { width: 9, height: 9 }, studio);
    expect(frame?.render().match(/<line /gu)).toHaveLength(12 + 3);
  });

  it('change when a zone does, until the longest zone is through; shorter ones start again', () => {
    expect(shown(scene([3_000, 2_000], [1_000, 1_000], [500]))).toEqual([
      ['1.svg', 1_000, ['00', '10', '20']],
      ['2.svg', 1_000, ['00', '11', '20']],
      ['3.svg', 1_000, ['00', '10', '20']],
      ['4.svg', 1_000, ['01', '11', '20']],
      ['5.svg', 1_000, ['01', '10', '20']],
    ]);
  });

  it('are one, black, where there is nothing', () => {
    expect(shown(scene())).toEqual([['1.svg', 5_000, []]]);
    expect(shown(scene([]))).toEqual([['1.svg', 5_000, []]]);
  });

  const SMALL = { width: 1, height: 1 };

  it('are at most sixty: the last one stays for the rest, and has a note of it', () => {
    const frames = createSceneFrames(scene([1, 1], [86_400_000]), SMALL, studio);
    expect(frames).toHaveLength(60);
    expect(frames.reduce((sum, { time }) => sum + time, 0)).toBe(86_400_000);
    expect(frames.flatMap(({ incomplete }, i) => (incomplete ? i : []))).toEqual([59]);
    const whole = createSceneFrames(scene(Array.from({ length: 60 }, () => 1)), SMALL, studio);
    expect(whole.map(({ incomplete }) => incomplete)).toEqual(Array(60).fill(undefined));
  });
});
