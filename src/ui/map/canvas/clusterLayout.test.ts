import { expect, it } from 'vitest';

import { layOutClusters } from './clusterLayout.ts';

/** Returns the radii of discs that are far from each other. */
const getRadii = (counts: readonly number[]) => {
  const position = { lat: 30, lng: 120 };
  const clusters = counts.map((count, index) => ({ id: `${index}`, position, count }));
  const points = Float64Array.from(counts.flatMap((_, index) => [1_000 * index, 0]));
  return layOutClusters(clusters, points, 1).map(({ radius }) => radius);
};

it('the radius of a disc grows with the root of its count, up to that of 10,000 devices', () => {
  expect(getRadii([0, 2_500, 10_000])).toEqual([26, 39, 52]);
});

it('discs of more than 10,000 devices differ too: the largest one of the view has the largest radius', () => {
  expect(getRadii([10_000, 40_000, 160_000])).toEqual([32.5, 39, 52]);
});
