import { expect, it } from 'vitest';

import type { LiveAlert } from '../../../data/live/useLiveUpdates.ts';
import { findAlertMarker } from './findAlertMarker.ts';

const alert: LiveAlert = {
  ...{ cursor: 's-1', id: '1', model: 'ssslc' },
  type: 'overTemperature',
  level: 1,
  ...{ asset_id: 'SSSLC00000000001', asset_name: 'Lamp 1', domain_id: 'section' },
  ...{ timestamp: '2026-11-11T12:00:00.000Z', geoPoint: { lat: 30.21, lng: 120.21 } },
  domains: ['section', 'street', 'district', 'city'],
};
const counts = { normal: 1, fault: 0, offline: 0, unknown: 0 };
const nothing = { devices: [], groups: [] };
const createDomain = (id: string, lat: number) => ({
  ...{ id, name: id, count: 1, counts, position: { lat, lng: 120 } },
});
const createGroup = (west: number, position: { readonly lat: number; readonly lng: number }) => ({
  ...{ counts, position, box: { west, south: 30.2, east: west + 0.05, north: 30.22 } },
});

it.each(['section', 'street', 'district', 'city'])(
  'an alert is at the %s of its device, where the map shows that level [MAP-15/ring]',
  level => {
    const domains = [createDomain('other', 31), createDomain(level, 30)];
    expect(findAlertMarker(alert, { domains, inView: nothing })).toEqual({ lat: 30, lng: 120 });
  },
);

it('an alert of a platform that does not send the domains is at its own domain alone [MAP-15/ring]', () => {
  const bare: LiveAlert = { ...alert, domains: undefined };
  const find = (id: string) =>
    findAlertMarker(bare, { domains: [createDomain(id, 30)], inView: nothing });
  expect(find('section')).toEqual({ lat: 30, lng: 120 });
  expect(find('street')).toBeUndefined();
});

it('an alert is at the group that contains its device [MAP-15/ring]', () => {
  const groups = [
    createGroup(120.1, { lat: 30.21, lng: 120.11 }),
    createGroup(120.2, { lat: 30.205, lng: 120.22 }),
  ];
  const find = (parts: Partial<LiveAlert>) =>
    findAlertMarker({ ...alert, ...parts }, { domains: [], inView: { devices: [], groups } });
  expect(find({})).toEqual({ lat: 30.205, lng: 120.22 });
  expect(find({ geoPoint: { lat: 30.3, lng: 120.21 } })).toBeUndefined();
  expect(find({ geoPoint: undefined })).toBeUndefined();
});

it('an alert is at its device, where the map shows it [MAP-15/ring]', () => {
  const position = { lat: 30.209, lng: 120.209 };
  const device = { id: alert.asset_id, name: 'Lamp 1', model: 'ssslc', status: 'fault' as const };
  const devices = [{ ...device, id: 'SSSLC00000000002', position: { lat: 1, lng: 1 } }];
  const find = (devicesInView: typeof devices) =>
    findAlertMarker(alert, { domains: [], inView: { devices: devicesInView, groups: [] } });
  expect(find([...devices, { ...device, position }])).toEqual(position);
  expect(find(devices)).toBeUndefined();
});
