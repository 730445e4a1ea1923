import { expect, it } from 'vitest';

import type { DeviceMarker } from '../queries/DevicesInView.ts';
import type { DomainMarker } from '../queries/readDomainMarkers.ts';
import { sortDevices, sortDomains } from './listSort.ts';

const POSITION = { lat: 30, lng: 120 };

const createDevice = (
  name: string,
  model: string,
  status: DeviceMarker['status'],
): DeviceMarker => ({
  ...{ id: name, name, model, status, position: POSITION },
});

const devices = [
  createDevice('Lamp 10', 'ssslc', 'normal'),
  createDevice('Lamp 2', 'ssslc', 'unknown'),
  createDevice('Camera', 'sscam', 'normal'),
  createDevice('Screen', 'ssads', 'offline'),
  createDevice('Lamp 1', 'ssslc', 'fault'),
];

it.each([
  ['worst', ['Lamp 1', 'Screen', 'Lamp 2', 'Camera', 'Lamp 10']],
  ['name', ['Camera', 'Lamp 1', 'Lamp 2', 'Lamp 10', 'Screen']],
  ['model', ['Screen', 'Camera', 'Lamp 1', 'Lamp 2', 'Lamp 10']],
] as const)('devices are sorted by %s, then by name', (sort, names) => {
  expect(sortDevices(devices, sort).map(({ name }) => name)).toEqual(names);
});

it('the worst faulty device has the most severe fault, then the one that has lasted for longest [MAP-12/list]', () => {
  const createFault = (name: string, level: number, begin_time: string) =>
    [name, { id: name, level, begin_time }] as const;
  const faults = new Map([
    createFault('Lamp A', 3, '2026-11-12T08:00:00.000Z'),
    createFault('Lamp B', 1, '2026-11-12T11:00:00.000Z'),
    createFault('Lamp C', 1, '2026-11-12T09:00:00.000Z'),
    createFault('Lamp D', 1, '2026-11-12T09:00:00.000Z'),
    // Of the site: half past nine in UTC.
    createFault('Lamp F', 1, '2026-11-12T10:30:00'),
  ]);
  const faulty = ['D', 'A', 'E', 'C', 'B', 'F'].map(name =>
    createDevice(`Lamp ${name}`, 'ssslc', 'fault'),
  );
  expect(
    sortDevices(faulty, 'worst', faults, 'Europe/Berlin')
      .map(({ name }) => name.at(-1))
      .join(''),
  ).toBe('CDFBAE');
});

const createDomain = (name: string, fault?: number, offline = 0): DomainMarker => ({
  ...{ id: name, name, position: POSITION, count: 9 },
  counts: fault === undefined ? undefined : { normal: 9, fault, offline, unknown: 0 },
});

it('a domain without a fault that has devices offline is above those where nothing is wrong [MAP-12/list]', () => {
  const domains = [createDomain('A', 0), createDomain('B', 0, 8), createDomain('C', 1)];
  expect(sortDomains(domains, 'worst').map(({ name }) => name)).toEqual(['C', 'B', 'A']);
});

it.each([
  ['worst', ['West', 'East', 'North', 'South']],
  ['name', ['East', 'North', 'South', 'West']],
  ['model', ['East', 'North', 'South', 'West']],
] as const)('domains are sorted by %s, then by name', (sort, names) => {
  const domains = [createDomain('South'), createDomain('East', 1), createDomain('West', 2)];
  expect(sortDomains([...domains, createDomain('North', 0)], sort).map(({ name }) => name)).toEqual(
    names,
  );
});
