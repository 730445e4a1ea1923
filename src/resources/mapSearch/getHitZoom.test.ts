import { expect, it } from 'vitest';

import type { SearchHit } from '../../data/mapSearch.ts';
import { getHitZoom } from './getHitZoom.ts';

const position = { lat: 30.2, lng: 120.2 };
const device: SearchHit = {
  ...{ kind: 'device', id: 'LAMP', name: 'Lamp 1', model: 'ssslc', status: 'normal', position },
};
const location: SearchHit = { kind: 'location', id: 'pin', name: '30.2, 120.2', position };
const domain: SearchHit = { kind: 'domain', id: 'west', name: 'West', level: 2, position };

const LEVELS = [
  { id: 2, zoom: 10 },
  { id: 4, zoom: 15 },
  { id: 5, zoom: 17 },
];

it.each([
  ['a device, closer than devices begin: a group does not contain it', device, 12, 20, 19],
  ['a device, not farther away than the map is', device, 20, 20, 20],
  ['a device, not closer than the map zooms', device, 12, 18, 18],
  ['a position, as a device', location, 12, 20, 19],
  ['a domain, with what it contains', domain, 12, 20, 15],
])('shows %s [MAP-06/recentre]', (_, hit, zoom, maxZoom, expected) => {
  expect(getHitZoom(hit, { zoom, maxZoom, levels: LEVELS })).toBe(expected);
});
