import { cleanup, fireEvent, render } from '@testing-library/react';
import type { Map } from 'leaflet';
import { useEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useMap } from 'react-leaflet';

import { BaseMap } from './BaseMap.tsx';
import { type SiteMap, SiteMapContext, WORLD_MAP } from './SiteMapContext.ts';
import type { MapView } from './useMapView.ts';

const SITE: SiteMap = {
  center: { lat: 30.25, lng: 120.25 },
  ...{ zoom: 14, positionZoom: 14, minZoom: 5, maxZoom: 18 },
};

let map: Map;
const Probe = () => {
  const own = useMap();
  useEffect(() => {
    map = own;
  }, [own]);
  return null;
};

const at = (site: SiteMap, view?: MapView) => (
  <SiteMapContext value={site}>
    <BaseMap label="Map" view={view}>
      <Probe />
    </BaseMap>
  </SiteMapContext>
);
const shown = () => {
  const { lat, lng } = map.getCenter();
  return [Math.round(lat * 100) / 100, Math.round(lng * 100) / 100, map.getZoom()];
};

afterEach(cleanup);

it('starts at the world, and goes to the site when its settings come', () => {
  const { rerender } = render(at(WORLD_MAP));
  expect(shown()).toEqual([0, 0, 2]);
  rerender(at(SITE));
  expect(shown()).toEqual([30.25, 120.25, 14]);
  expect([map.getMinZoom(), map.getMaxZoom()]).toEqual([5, 18]);
});

it('stays where the user has moved it', () => {
  const { rerender } = render(at(WORLD_MAP));
  map.setView([10, 20], 6, { animate: false });
  fireEvent.pointerDown(map.getContainer());
  rerender(at(SITE));
  expect(shown()).toEqual([10, 20, 6]);
  expect(map.getMaxZoom()).toBe(18);
});

it('shows a position from near, though the site did not load', () => {
  render(at(WORLD_MAP, { positions: [{ lat: 30.2, lng: 120.2 }] }));
  expect(shown()).toEqual([30.2, 120.2, 16]);
});
