import { expect, it } from 'vitest';

import type { DevicesInView } from './queries/DevicesInView.ts';
import { NO_DEVICES } from './queries/DevicesInView.ts';
import { sumStates } from './sumStates.ts';

const position = { lat: 30, lng: 120 };
const counts = { normal: 0, fault: 3, offline: 0, unknown: 0 };
const domain = { id: 'west', name: 'West', position, count: 3, counts };
const domainLevel = { kind: 'domains', id: 2, isBelowRanges: false } as const;
const box = { west: 1, south: 2, east: 3, north: 4 };
const device = { id: 'L1', name: 'Lamp 1', model: 'ssslc', status: 'fault', position } as const;
const inView: DevicesInView = {
  ...{ total: 4, devices: [device], groups: [{ counts, position, box }] },
};

it('the states of what is in view are counted, of domains or of devices and groups [MAP-12/legend]', () => {
  expect(sumStates(domainLevel, [domain, domain], NO_DEVICES)).toEqual({ ...counts, fault: 6 });
  expect(sumStates({ kind: 'devices' }, [], inView)).toEqual({ ...counts, fault: 4 });
});

it('a state that the filter leaves out has no number, because it was not read [MAP-12/legend]', () => {
  expect(sumStates({ kind: 'devices' }, [], inView, ['fault', 'unknown'])).toEqual({
    ...{ fault: 4, unknown: 0 },
  });
});

it('no state is counted on a platform that counts devices alone', () => {
  const bare = { ...domain, counts: undefined };
  expect(sumStates(domainLevel, [domain, bare], NO_DEVICES)).toBeUndefined();
});
