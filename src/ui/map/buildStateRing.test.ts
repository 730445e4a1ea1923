import fc from 'fast-check';
import { expect, it } from 'vitest';

import { buildStateRing } from './buildStateRing.ts';

it('has no ring of nothing, and a whole one of one state', () => {
  expect(buildStateRing({ normal: 0, fault: 0, offline: 0, unknown: 0 })).toEqual([]);
  expect(buildStateRing({ normal: 3, fault: 0, offline: 0, unknown: 0 })).toEqual([
    { state: 'normal', from: 0, width: 1 },
  ]);
});

it('shows one fault among thousands', () => {
  const [, fault] = buildStateRing({ normal: 9999, fault: 1, offline: 0, unknown: 0 });
  expect(fault?.width).toBeGreaterThan(0.03);
});

it('closes, piece after piece', () => {
  const count = fc.nat({ max: 100_000 });
  fc.assert(
    fc.property(
      fc.record({ normal: count, fault: count, offline: count, unknown: count }),
      counts => {
        const ring = buildStateRing(counts);
        expect(ring.map(({ state }) => counts[state] > 0)).toEqual(ring.map(() => true));
        let end = 0;
        for (const { from, width } of ring) {
          expect(from).toBeCloseTo(end);
          end = from + width;
        }
        expect(end).toBeCloseTo(ring.length > 0 ? 1 : 0);
      },
    ),
  );
});
