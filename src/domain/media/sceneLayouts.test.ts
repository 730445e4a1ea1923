import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createLayoutAreas, SCENE_LAYOUTS, type AreaLayout } from './sceneLayouts.ts';

describe('layouts', () => {
  const stage = fc.record({
    width: fc.integer({ min: 4, max: 2_000 }),
    height: fc.integer({ min: 4, max: 2_000 }),
  });
  const layouts = Object.keys(SCENE_LAYOUTS) as AreaLayout[];

  it('cover the stage exactly, without overlap [MEDIA-04]', () => {
    fc.assert(
      fc.property(stage, fc.constantFrom(...layouts), (size, layout) => {
        const areas = createLayoutAreas(layout, size);
        const covered = areas.reduce((sum, { width, height }) => sum + width * height, 0);
        expect(covered).toBe(size.width * size.height);
        areas.forEach((a, i) =>
          areas.slice(i + 1).forEach(b => {
            const isApart =
              a.x + a.width <= b.x ||
              b.x + b.width <= a.x ||
              a.y + a.height <= b.y ||
              b.y + b.height <= a.y;
            expect(isApart).toBe(true);
          }),
        );
      }),
    );
  });

  it.each<readonly [AreaLayout, readonly string[]]>([
    ['scene-1', ['0,0 320x160', '320,0 320x160', '0,160 320x160', '320,160 320x160']],
    ['scene-2', ['0,0 640x106', '0,106 640x107', '0,213 640x107']],
    ['scene-3', ['0,0 640x160', '0,160 640x160']],
    ['scene-4', ['0,0 320x320', '320,0 320x320']],
    ['scene-5', ['0,0 640x320']],
  ])('%s has its areas [MEDIA-04]', (layout, expected) => {
    const areas = createLayoutAreas(layout, { width: 640, height: 320 });
    expect(areas.map(({ x, y, width, height }) => `${x},${y} ${width}x${height}`)).toEqual(
      expected,
    );
  });
});
