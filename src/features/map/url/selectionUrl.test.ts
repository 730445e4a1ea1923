import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applySteps, removeDevices, type SelectionStep } from '../selection/SelectionStep.ts';
import { MAP_STATES } from '../mapStates.ts';
import { formatSelection, parseSelection } from './selectionUrl.ts';

const ids = fc
  .uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 5 })
  .map(numbers => numbers.map(number => `SSSLC${String(number).padStart(11, '0')}`));
const degrees = (limit: number) =>
  fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map(millionths => millionths / 1e6);
const points = fc.array(fc.record({ lat: degrees(90), lng: degrees(180) }), {
  ...{ minLength: 3, maxLength: 6 },
});
const domainId = fc.constantFrom('west', 'west-road');
const filter = fc.record(
  {
    states: fc.subarray([...MAP_STATES], { minLength: 1 }),
    models: fc.subarray(['ssslc', 'led', 'ssgw'], { minLength: 1 }),
    lit: fc.boolean(),
    domainId,
  },
  { requiredKeys: [] },
);
const step: fc.Arbitrary<SelectionStep> = fc.oneof(
  fc.record({ kind: fc.constant('area' as const), isRemoved: fc.boolean(), points, filter }),
  fc.record({
    ...{ kind: fc.constant('domain' as const), isRemoved: fc.constant(false) },
    ...{ id: domainId, filter },
  }),
  fc.record({ kind: fc.constant('devices' as const), isRemoved: fc.boolean(), ids }),
);

describe('the selection in the URL', () => {
  it('is the same after it was written and read [SHELL-27/map]', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), steps => {
        expect(parseSelection(formatSelection(steps))).toEqual(steps);
      }),
    );
  });

  it.each([
    ...['in:30,120', 'in:30,120,31,121', 'in:91,120,30,121,31,122', 'in:30,120,x,121,31,122'],
    ...['in:30,120,30,121,31,122,5', 'add:', 'add:short', 'get:SSSLC00000000001', ''],
    ...['add:SSSLC00000000001;in:1,2', 'domain:west:states=broken', 'domain:west:lit=maybe'],
    ...['domain:west:state=fault', 'domain:west:states', 'add:SSSLC00000000001:lit=true'],
  ])('is rejected as a whole: %s', text => {
    expect(parseSelection(text)).toBeUndefined();
  });

  it('of devices that are done ends without them, however it is written', () => {
    fc.assert(
      fc.property(ids, ids, (selected, done) => {
        const steps: readonly SelectionStep[] = [
          { kind: 'devices', isRemoved: false, ids: selected },
        ];
        const rest = removeDevices(steps, new Set(selected), done);
        expect([...applySteps(rest, () => [])].toSorted()).toEqual(
          selected.filter(id => !done.includes(id)).toSorted(),
        );
      }),
    );
  });
});
