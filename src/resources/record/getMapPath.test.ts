import { expect, it } from 'vitest';

import { alerts, assets, domains, faults, groups } from '../../generated/core/resources.ts';
import { getMapPath } from './getMapPath.ts';

const zooms = {
  levels: [
    { id: 2, zoom: 10 },
    { id: 3, zoom: 13 },
  ],
  maxZoom: 20,
};
const geoPoint = { lat: 30.2, lng: 120.2 };

it.each([
  ['a device', assets, { id: 'LAMP1', model: 'ssslc', geoPoint }, 'id=LAMP1&model=ssslc'],
  [
    'the device of an alert',
    alerts,
    { id: 1, asset_id: 'LAMP1', model: 'ssslc' },
    'id=LAMP1&model=ssslc',
  ],
  ['the device of a fault', faults, { id: 1, asset_id: 'LAMP1' }, 'id=LAMP1'],
  [
    'a district with its roads',
    domains,
    { id: 'd', level: 2, geoPoint },
    'lat=30.2&lng=120.2&zoom=13',
  ],
  [
    'a road with its devices',
    domains,
    { id: 'r', level: 3, geoPoint },
    'lat=30.2&lng=120.2&zoom=14',
  ],
  [
    'a domain of another level with devices',
    domains,
    { id: 'x', geoPoint },
    'lat=30.2&lng=120.2&zoom=19',
  ],
])('the map shows %s', (_, resource, record, query) => {
  expect(getMapPath(resource, record, zooms)).toBe(`/smartLight/map?${query}`);
});

it.each([
  ['a device without a position', assets, { id: 'LAMP1', geoPoint: null }],
  ['a domain without a position', domains, { id: 'd' }],
  ['a group of devices', groups, { id: 'g', assetIds: ['LAMP1'] }],
])('the map does not show %s', (_, resource, record) => {
  expect(getMapPath(resource, record, zooms)).toBeUndefined();
});
