import fc from 'fast-check';
import { expect, it } from 'vitest';

import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import type { Level } from './mediaTree.ts';
import { createIdSource, isTemporaryId, listTreeIds } from './temporaryIds.ts';

const level = fc.constantFrom<Level>('plan', 'scene', 'area', 'item');
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

it('creates ids that contain plan, scene or area, with a suffix below 999, and never repeat [MEDIA-08/ids]', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(level, random), { minLength: 1, maxLength: 2_500 }),
      fc.array(random, { minLength: 1 }),
      (levels, numbers) => {
        let call = 0;
        const createId = createIdSource(['scene-1-5', 'plan-1-7'], () => {
          call += 1;
          return numbers[call % numbers.length] ?? 0;
        });
        const ids = levels.map(([each]) => createId(each));
        expect(new Set(['scene-1-5', 'plan-1-7', ...ids]).size).toBe(ids.length + 2);
        for (const id of ids) {
          expect(id).toMatch(/plan|scene|area/u);
          expect(Number(id.split('-').at(-1))).toBeLessThan(999);
        }
      },
    ),
    { numRuns: 30 },
  );
});

it('gives all suffixes before it repeats one [MEDIA-08/ids]', () => {
  const createId = createIdSource([], () => 0.999_999_9);
  const suffixes = Array.from({ length: 999 }, () => createId('scene').split('-').at(-1));
  expect(new Set(suffixes).size).toBe(999);
  expect(createId('scene')).toMatch(/^scene-2-/u);
});

it('distinguishes temporary ids from those of the platform [MEDIA-08/ids]', () => {
  expect(['plan-1-7', 'scene-1-998', 'area-2-0', 'area-item-1-3'].every(isTemporaryId)).toBe(true);
  expect(isTemporaryId('5f1e0000000000000000f011')).toBe(false);
});

it('has a project with thousands of items whose ids differ, none of them temporary', () => {
  const ids = listTreeIds(buildProject(1, 1, 1, 5_000));
  expect(ids).toHaveLength(5_004);
  expect(ids.every(id => /^[\da-f]{24}$/u.test(id) && !isTemporaryId(id))).toBe(true);
});
