import { expect, it } from 'vitest';

import type { StageRect } from '../../../domain/media/sceneLayouts.ts';
import { fitBranch } from './fitBranch.ts';
import type { Branch } from './mediaTree.ts';

const area = (id: string, rect: StageRect): Branch => ({
  ...{ id, level: 'area', children: [] },
  fields: { name: id, ...rect },
});

const STAGE = { width: 960, height: 480 };

it('reduces the areas of a copied scene together, and they still touch each other', () => {
  const scene: Branch = {
    ...{ id: 'scene', level: 'scene', fields: { name: 'Strips' } },
    children: [
      area('left', { x: 0, y: 0, width: 640, height: 307 }),
      area('right', { x: 640, y: 0, width: 1_280, height: 307 }),
      area('bottom', { x: 0, y: 307, width: 1_920, height: 613 }),
    ],
  };
  const plan: Branch = { ...scene, id: 'plan', level: 'plan', children: [scene] };
  expect(fitBranch(plan, STAGE).children[0]?.children.map(({ fields }) => fields)).toEqual([
    { name: 'left', x: 0, y: 0, width: 320, height: 160 },
    { name: 'right', x: 320, y: 0, width: 640, height: 160 },
    { name: 'bottom', x: 0, y: 160, width: 960, height: 320 },
  ]);
  expect(fitBranch(plan, { width: 1_920, height: 920 })).toEqual(plan);
});

it('moves a copied area onto the stage before it reduces it', () => {
  const beyond = area('clock', { x: 1_500, y: -20, width: 200, height: 900 });
  expect(fitBranch(beyond, STAGE).fields).toEqual({
    ...{ name: 'clock', x: 760, y: 0, width: 200, height: 480 },
  });
});
