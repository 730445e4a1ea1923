import { expect, it } from 'vitest';

import type { LampColors } from '../../ui/map/LampColorsContext.ts';
import { buildMapItems } from './buildMapItems.ts';
import type { DevicesInView } from './queries/DevicesInView.ts';
import { NO_DEVICES } from './queries/DevicesInView.ts';

const NO_COLORS: LampColors = new Map();
const NONE_OLD = () => false;
const position = { lat: 30.2, lng: 120.2 };
const counts = { normal: 5, fault: 1, offline: 2, unknown: 0 };
const west = { id: 'west', name: 'West', position, count: 8, counts };
const east = { ...west, id: 'east', name: 'East', counts: { ...counts, fault: 0 } };
const inView: DevicesInView = {
  total: 9,
  devices: [
    { id: 'LAMP', name: 'Lamp 1', model: 'ssslc', status: 'fault', position, brightness: 0 },
    { id: 'CAM', name: 'Camera 1', model: 'sscam', status: 'normal', position },
  ],
  groups: [{ counts, position, box: { west: 1, south: 2, east: 3, north: 4 } }],
};

it('draws the domains of a level with their counts [MAP-01/domains]', () => {
  const level = { kind: 'domains', id: 2, isBelowRanges: false } as const;
  expect(buildMapItems(level, [west, east], NO_DEVICES, NO_COLORS, NONE_OLD)).toEqual({
    markers: [],
    clusters: [west, east],
  });
});

it('draws them as circle markers in the shape of the worst state below the last range [MAP-01/circles]', () => {
  const level = { kind: 'domains', id: 1, isBelowRanges: true } as const;
  expect(buildMapItems(level, [west, east], NO_DEVICES, NO_COLORS, NONE_OLD)).toEqual({
    markers: [
      { id: 'west', name: 'West', position, state: 'fault' },
      { id: 'east', name: 'East', position, state: 'offline' },
    ],
    clusters: [],
  });
});

it('draws devices with the icon of their type, their state and their light, and groups of many [MAP-01/assets]', () => {
  const { markers, clusters } = buildMapItems({ kind: 'devices' }, [], inView, NO_COLORS, NONE_OLD);
  expect(markers).toEqual([
    { id: 'LAMP', name: 'Lamp 1', position, state: 'fault', icon: 'lightControl', level: 0 },
    { id: 'CAM', name: 'Camera 1', position, state: 'normal', icon: 'camera' },
  ]);
  expect(clusters).toEqual([{ id: 'group 0', counts, position }]);
});

it.each([
  ['ssslc', 'lightControl'],
  ['ssads', 'glasses'],
  ['sscam', 'camera'],
  ['sspole', 'light'],
  ['sssap', 'collection'],
  ['charge', 'charger'],
  ['ssgw', 'gateway'],
  ['plc', 'plc'],
  ['digital', 'digital'],
  ['ssipat', 'broadcast'],
  ['another', 'lightControl'],
] as const)('draws a device of the model %s with the icon %s [MAP-05]', (model, icon) => {
  const device = { id: 'ONE', name: 'One', model, status: 'normal', position } as const;
  const { markers } = buildMapItems(
    { kind: 'devices' },
    [],
    { ...NO_DEVICES, devices: [device] },
    NO_COLORS,
    NONE_OLD,
  );
  expect(markers).toEqual([expect.objectContaining({ icon })]);
});

it.each([
  ['ssslc', 'normal', 100, 'lit-color'],
  ['ssslc', 'normal', 40, 'dimmed-color'],
  ['ssslc', 'normal', 0, 'off-color'],
  ['ssslc', 'fault', 100, 'fault-color'],
  ['ssslc', 'offline', undefined, 'offline-color'],
  ['ssslc', 'unknown', undefined, 'unknown-color'],
  ['ssslc', 'normal', undefined, undefined],
  ['sscam', 'fault', undefined, undefined],
] as const)(
  'gives a %s that is %s at %s %% the configured colour of its lamp state: %s [MAP-04/configured]',
  (model, status, brightness, color) => {
    const states = ['lit', 'dimmed', 'off', 'fault', 'offline', 'unknown'];
    const { markers } = buildMapItems(
      { kind: 'devices' },
      [],
      {
        ...NO_DEVICES,
        devices: [{ id: 'ONE', name: 'One', model, status, position, brightness }],
      },
      new Map(states.map(state => [state, { color: `${state}-color` }])),
      NONE_OLD,
    );
    expect(markers[0]?.color).toBe(color);
  },
);

it.each([
  ['normal', 35],
  ['fault', 35],
  ['offline', undefined],
  ['unknown', undefined],
] as const)(
  'a lamp that is %s and has reported its light has the light level %s',
  (status, level) => {
    const device = { id: 'ONE', name: 'One', model: 'ssslc', status, position, brightness: 35 };
    const { markers } = buildMapItems(
      { kind: 'devices' },
      [],
      { ...NO_DEVICES, devices: [device] },
      NO_COLORS,
      NONE_OLD,
    );
    expect(markers[0]?.level).toBe(level);
  },
);

it.each(['normal', 'fault', 'offline', 'unknown'] as const)(
  'marks the old report of a device that is %s, if it is connected [MAP-04/shape]',
  status => {
    const device = { id: 'ONE', name: 'One', model: 'sscam', status, position } as const;
    const devices = [
      { ...device, reportTime: '2026-11-11T12:00:00.000Z' },
      { ...device, reportTime: '2026-11-11T13:00:00.000Z' },
    ];
    const { markers } = buildMapItems(
      { kind: 'devices' },
      [],
      { ...NO_DEVICES, devices },
      NO_COLORS,
      time => time === '2026-11-11T12:00:00.000Z',
    );
    const isConnected = status === 'normal' || status === 'fault';
    expect(markers.map(({ isOld = false }) => isOld)).toEqual([isConnected, false]);
  },
);
