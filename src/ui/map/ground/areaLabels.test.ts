import { expect, it } from 'vitest';

import { listAreaLabels } from './areaLabels.ts';

const text = { width: 60, height: 20, isAlong: false };

it('the text of an area is in its middle first, then next to it, and never beyond its sides', () => {
  const square = [0, 0, 200, 0, 200, 100, 0, 100];
  const candidates = listAreaLabels([square], [0, 200], text);
  expect(candidates).toEqual([100, 136, 64].map(x => ({ x, y: 50, angle: 0 })));
});

it('an area that is too low or too narrow for a text has no position for it', () => {
  expect(listAreaLabels([[0, 0, 200, 0, 200, 15, 0, 15]], [0, 200], text)).toEqual([]);
  expect(listAreaLabels([[0, 0, 50, 0, 50, 90, 0, 90]], [0, 50], text)).toEqual([]);
});

it('the text of a river is in the water and follows it, in the part that is in the frame', () => {
  const river = [0, 0, 400, 400, 400, 460, 0, 60];
  const [first] = listAreaLabels([river], [100, 300], { ...text, isAlong: true });
  expect(first).toEqual({ x: 200, y: 230, angle: Math.PI / 4 });
  // A level text would leave the water at its ends.
  expect(listAreaLabels([river], [100, 300], { ...text, width: 80 })).toEqual([]);
});

it('a text is not in the hole of an area', () => {
  const lake = [0, 0, 200, 0, 200, 200, 0, 200];
  const island = [20, 20, 180, 20, 180, 120, 20, 120];
  const [first] = listAreaLabels([lake, island], [0, 200], text);
  expect(first).toEqual({ x: 100, y: 160, angle: 0 });
});
