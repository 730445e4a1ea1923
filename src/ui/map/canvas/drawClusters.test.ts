import { expect, it } from 'vitest';

import { CENTER, mountMarkers } from '../../../../tests/support/mountMarkers.ts';
import type { MapCluster } from '../mapMarker.ts';

/** Returns the texts on the disc of a cluster, and the number of segments of its ring. */
function draw(parts: Partial<MapCluster>, noFault = 'no fault') {
  const texts = { formatNumber: String, formatShort: String, noFault };
  const { stub } = mountMarkers([], [{ id: 'a', position: CENTER, ...parts }], texts);
  const calls = stub.drawFrame();
  return {
    texts: calls.flatMap(({ name, args }) => (name === 'fillText' ? [args[0]] : [])),
    segments: calls.filter(({ name }) => name === 'stroke').length,
  };
}

const counts = { normal: 8000, fault: 0, offline: 20, unknown: 0 };

it('a disc has its number and its faults, and a segment for each state [MAP-01/domains]', () => {
  expect(draw({ counts: { ...counts, fault: 41 } })).toEqual({
    texts: ['8061', '41'],
    segments: 3,
  });
  expect(draw({ counts })).toEqual({ texts: ['8020', 'no fault'], segments: 2 });
});

it('a disc whose states are unknown has its number in a plain ring, without faults', () => {
  expect(draw({ count: 8061 })).toEqual({ texts: ['8061'], segments: 1 });
});

it('a disc whose faults are not counted has its number alone, in its middle', () => {
  expect(draw({ counts }, '')).toEqual({ texts: ['8020'], segments: 2 });
});

it('a disc whose number is unknown is empty', () => {
  expect(draw({})).toEqual({ texts: [], segments: 0 });
});
