import { expect, it } from 'vitest';

import { type DevicesInView, NO_DEVICES } from './queries/DevicesInView.ts';
import { sumLamps, sumModels } from './sumModels.ts';

const position = { lat: 30, lng: 120 };
const counts = { normal: 3, fault: 0, offline: 0, unknown: 0 };
const sums = { models: { ssslc: 2, ssgw: 1 }, lamps: { lit: 2, dark: 0 } };
const domain = { id: 'west', name: 'West', position, count: 3, counts, ...sums };
const domainLevel = { kind: 'domains', id: 2, isBelowRanges: false } as const;
const deviceLevel = { kind: 'devices' } as const;
const group = { counts, position, box: { west: 1, south: 2, east: 3, north: 4 }, ...sums };
const device = { id: 'L1', name: 'Lamp 1', model: 'led', status: 'normal', position } as const;
const dark: DevicesInView = {
  ...{
    total: 3,
    groups: [],
    devices: [
      { ...device, brightness: 0 },
      { ...device, id: 'L2' },
      { ...device, id: 'L3', status: 'offline', brightness: 40 },
    ],
  },
};

it('the models and the lamps of what is in view are counted, of domains, groups or devices [MAP-12/legend]', () => {
  expect(sumModels(domainLevel, [domain, domain], NO_DEVICES)).toEqual({ ssslc: 4, ssgw: 2 });
  expect(sumLamps(domainLevel, [domain, domain], NO_DEVICES)).toEqual({ lit: 4, dark: 0 });
  const grouped = { total: 6, devices: [], groups: [group, group] };
  expect(sumModels(deviceLevel, [], grouped)).toEqual({ ssslc: 4, ssgw: 2 });
  expect(sumLamps(deviceLevel, [], grouped)).toEqual({ lit: 4, dark: 0 });
  // The second device has not reported its light, and the third one is not connected.
  expect(sumModels(deviceLevel, [], dark)).toEqual({ led: 3 });
  expect(sumLamps(deviceLevel, [], dark)).toEqual({ lit: 0, dark: 1 });
});

it('lamps are not counted where no marker has their light, which is not to be dark [MAP-12/legend]', () => {
  const sum = (...devices: DevicesInView['devices']) =>
    sumLamps(deviceLevel, [], { total: devices.length, devices, groups: [] });
  const gateway = { ...device, id: 'G1', model: 'ssgw' };
  expect(sum(device, gateway)).toBeUndefined();
  expect(sum({ ...device, status: 'fault' })).toBeUndefined();
  expect(sum(device, { ...device, id: 'L2', brightness: 40 })).toEqual({ lit: 1, dark: 0 });
  // Neither a gateway nor a lamp that is not connected is lit or dark.
  expect(sum(gateway)).toEqual({ lit: 0, dark: 0 });
  expect(sum({ ...device, status: 'offline' })).toEqual({ lit: 0, dark: 0 });
});

it('lamps that the filter leaves out have no number, because they were not read [MAP-12/legend]', () => {
  expect(sumLamps(domainLevel, [domain], NO_DEVICES, true)).toEqual({ lit: 2 });
  expect(sumLamps(domainLevel, [domain], NO_DEVICES, false)).toEqual({ dark: 0 });
});

it.each([
  ['a domain', domainLevel, [domain, { ...domain, models: undefined, lamps: undefined }]],
  ['a group', deviceLevel, []],
] as const)('nothing is counted where %s has no counts', (_, level, domains) => {
  const bare = { ...group, models: undefined, lamps: undefined };
  const inView = { total: 6, devices: [], groups: [group, bare] };
  expect(sumModels(level, domains, inView)).toBeUndefined();
  expect(sumLamps(level, domains, inView)).toBeUndefined();
});
