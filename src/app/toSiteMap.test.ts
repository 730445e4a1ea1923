import { expect, it } from 'vitest';

import { WORLD_MAP } from '../ui/map/SiteMapContext.ts';
import { toSiteMap } from './toSiteMap.ts';

const configured = { mapType: 'plain', mapOffline: 1 as const, center: { lat: 30.2, lng: 120.2 } };

it('a map has the configured centre and zooms, else the zoom 16 and the zooms 3 to 20 [MAP-08/defaults]', () => {
  expect(toSiteMap({ ...configured, zoom: 12, minZoom: 5, maxZoom: 18 })).toMatchObject({
    center: configured.center,
    ...{ zoom: 12, positionZoom: 12, minZoom: 5, maxZoom: 18 },
  });
  // Responses are not validated.
  expect(toSiteMap(configured as never)).toMatchObject({
    center: configured.center,
    ...{ zoom: 16, positionZoom: 16, minZoom: 3, maxZoom: 20 },
  });
});

it('a map without a configuration is that of the world, whose positions have the zoom 16 [MAP-08/defaults]', () => {
  expect(toSiteMap(null)).toBe(WORLD_MAP);
  expect(WORLD_MAP.positionZoom).toBe(16);
});
