import { describe, expect, it } from 'vitest';

import { createSceneFrames } from './frames.ts';
import { completeItem } from '../../model/media/completeItem.ts';
import type { ProgramScene } from '../../model/media/mediaModel.ts';
import { createZone } from '../../model/media/sceneZones.ts';

const studio = { now: 0, getContent: () => undefined, getDuration: () => undefined };

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

  it('change when a zone does, until the longest zone is through; shorter ones begin again', () => {
    expect(shown(scene([3_000, 2_000], [2_000]))).toEqual([
      ['1.svg', 2_000, ['00', '10']],
      ['2.svg', 1_000, ['00', '10']],
      ['3.svg', 1_000, ['01', '10']],
      ['4.svg', 1_000, ['01', '10']],
    ]);
  });

  it('are one, black, where there is nothing', () => {
    expect(shown(scene())).toEqual([['1.svg', 5_000, []]]);
    expect(shown(scene([]))).toEqual([['1.svg', 5_000, []]]);
  });

  it('are not more than can be looked at', () => {
    const times = createSceneFrames(scene([1], [86_400_000]), { width: 1, height: 1 }, studio);
    expect(times.length).toBeLessThanOrEqual(60);
    expect(times.reduce((sum, { time }) => sum + time, 0)).toBe(86_400_000);
  });
});
