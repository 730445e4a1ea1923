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

const createDomain = (name: string, fault?: number): DomainMarker => ({
  ...{ id: name, name, position: POSITION, count: 9 },
  counts: fault === undefined ? undefined : { normal: 9 - fault, fault, offline: 0, unknown: 0 },
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
