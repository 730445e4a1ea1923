import { expect, it } from 'vitest';

import type { DevicesInView } from '../queries/DevicesInView.ts';
import { applyToDevices, applyToDomains } from './applyStatusFrame.ts';
import type { ChangedDevice } from './moveBetweenCounts.ts';

const box = { west: 120, south: 30, east: 121, north: 31 };
const query = { box, filter: {} };
const position = { lat: 30.5, lng: 120.5 };
const lamp = { id: 'A', name: 'North 1', model: 'led', status: 'normal', position } as const;
const view: DevicesInView = { total: 2, devices: [lamp, { ...lamp, id: 'B' }], groups: [] };
const changed: ChangedDevice = {
  ...{ id: 'A', name: 'North 1', model: 'led', status: 'fault', brightness: 40 },
  ...{ geoPoint: position, before: 'normal', domains: ['street', 'city'] },
};
const counts = { normal: 5, fault: 1, offline: 0, unknown: 0 };

it('replaces a device that has changed, and leaves the others [MAP-15/live]', () => {
  const next = applyToDevices(view, { devices: [changed] }, query);
  expect(next.total).toBe(2);
  expect(next.devices).toEqual([
    { ...lamp, id: 'B' },
    { ...lamp, status: 'fault', brightness: 40 },
  ]);
});

it('adds a device that appears, and removes one that leaves [MAP-15/live]', () => {
  const frame = { devices: [{ ...changed, id: 'C' }], removed: ['A', 'unknown'] };
  const next = applyToDevices(view, frame, query);
  expect(next.devices.map(({ id }) => id)).toEqual(['B', 'C']);
  expect(next.total).toBe(2);
});

it.each([
  ['outside of the view', { geoPoint: { lat: 32, lng: 120.5 } }, {}],
  ['in a hidden state', {}, { states: ['normal'] }],
  ['of a hidden model', {}, { models: ['ssgw'] }],
  ['that is lit, among the dark', {}, { lit: false }],
  ['that is offline, among the lit', { status: 'offline' }, { lit: true }],
] as const)('does not show a device %s [MAP-15/live]', (_, fields, filter) => {
  const next = applyToDevices(view, { devices: [{ ...changed, ...fields }] }, { box, filter });
  expect(next.devices.map(({ id }) => id)).toEqual(['B']);
  expect(next.total).toBe(1);
});

it('returns the same view for the frame of another view [MAP-15/live]', () => {
  const elsewhere = { ...changed, id: 'Z', geoPoint: { lat: 10, lng: 10 } };
  expect(applyToDevices(view, { devices: [elsewhere] }, query)).toBe(view);
});

it('moves a device from the count of one state to that of another in its group and domains [MAP-15/live]', () => {
  const groups = [
    { counts, position, box },
    { counts, position, box: { ...box, north: 30.2 } },
  ];
  const next = applyToDevices({ ...view, groups }, { devices: [changed] }, query);
  const moved = { normal: 4, fault: 2, offline: 0, unknown: 0 };
  expect(next.groups.map(group => group.counts)).toEqual([moved, counts]);

  const domain = { id: 'street', name: 'Street', position, count: 6, counts };
  const other = { ...domain, id: 'other' };
  const domains = applyToDomains([domain, other], { devices: [changed] }, {});
  expect(domains).toEqual([{ ...domain, counts: moved }, other]);
});

it('counts only what the filter shows, and no device that merely appears [MAP-15/live]', () => {
  const domain = { id: 'city', name: 'City', position, count: 5, counts: { ...counts, fault: 0 } };
  const apply = (fields: object, filter: object) =>
    applyToDomains([domain], { devices: [{ ...changed, ...fields }] }, filter)[0];
  expect(apply({}, { states: ['normal'] })).toMatchObject({
    count: 4,
    counts: { normal: 4, fault: 0 },
  });
  expect(apply({}, { models: ['ssgw'] })).toBe(domain);
  expect(apply({ before: undefined }, {})).toBe(domain);
  expect(apply({}, { lit: false })).toBe(domain);
  expect(apply({}, { lit: true })).toMatchObject({ counts: { normal: 4, fault: 1 } });
});

it('counts in a view of groups what is in its groups: a device that the filter no longer shows is not in view [MAP-15/live]', () => {
  const grouped: DevicesInView = { total: 6, devices: [], groups: [{ counts, position, box }] };
  const apply = (fields: object, filter: object) =>
    applyToDevices(grouped, { devices: [{ ...changed, ...fields }] }, { box, filter }).total;
  expect(apply({}, { states: ['normal'] })).toBe(5);
  expect(apply({}, { states: ['fault'] })).toBe(7);
  expect(apply({}, {})).toBe(6);
  expect(apply({ geoPoint: { lat: 32, lng: 120.5 } }, { states: ['normal'] })).toBe(6);
});

it('moves a lamp between lit and dark, and a model out of what the filter shows [MAP-15/live]', () => {
  const sums = { models: { led: 6, ssgw: 1 }, lamps: { lit: 2, dark: 4 } };
  const domain = { id: 'street', name: 'Street', position, count: 6, counts, ...sums };
  const group = { counts, position, box, ...sums };
  const dimmed = { ...changed, before: 'fault', litBefore: false } as const;
  const apply = (device: ChangedDevice, filter: object) => [
    applyToDomains([domain], { devices: [device] }, filter)[0],
    applyToDevices({ ...view, groups: [group] }, { devices: [device] }, { box, filter }).groups[0],
  ];
  for (const marker of apply(dimmed, {}))
    expect(marker).toMatchObject({ ...sums, counts, lamps: { lit: 3, dark: 3 } });
  for (const marker of apply(dimmed, { lit: false }))
    expect(marker).toMatchObject({
      counts: { ...counts, fault: 0 },
      ...{ models: { led: 5, ssgw: 1 }, lamps: { lit: 2, dark: 3 } },
    });
  for (const marker of apply(changed, { states: ['normal'] }))
    expect(marker).toMatchObject({
      counts: { ...counts, normal: 4 },
      ...{ models: { led: 5, ssgw: 1 }, lamps: { lit: 1, dark: 4 } },
    });
});

it.each([
  ['leaves the lit ones', { status: 'offline', before: 'normal', litBefore: true }, 1],
  ['is one of the lit ones again', { status: 'normal', before: 'offline', brightness: 40 }, 3],
  [
    'while it stays faulty is one of the lit ones again',
    { status: 'fault', before: 'fault', litBefore: null, brightness: 40 },
    3,
  ],
  [
    'while it stays faulty leaves the lit ones',
    { status: 'fault', before: 'fault', litBefore: true },
    1,
  ],
] as const)('a lamp whose connection changes %s [MAP-15/live]', (_, fields, lit) => {
  const lamps = { lit: 2, dark: 4 };
  const domain = { id: 'street', name: 'Street', position, count: 6, counts, lamps };
  const device = { ...changed, brightness: undefined, ...fields };
  expect(applyToDomains([domain], { devices: [device] }, {})[0]).toMatchObject({
    lamps: { lit, dark: 4 },
  });
});
