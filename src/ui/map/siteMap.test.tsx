import { cleanup, fireEvent, render } from '@testing-library/react';
import type { Map } from 'leaflet';
import { useEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useMap } from 'react-leaflet';

import { MapFrame } from './MapFrame.tsx';
import { type SiteMap, SiteMapContext, WORLD } from './SiteMap.ts';
import type { View } from './useView.ts';

const SITE: SiteMap = {
  center: { lat: 30.25, lng: 120.25 },
  ...{ zoom: 14, placeZoom: 14, minZoom: 5, maxZoom: 18 },
};

let map: Map;
const Probe = () => {
  const own = useMap();
  useEffect(() => {
    map = own;
  }, [own]);
  return null;
};

const at = (site: SiteMap, view?: View) => (
  <SiteMapContext value={site}>
    <MapFrame label="Map" view={view}>
      <Probe />
    </MapFrame>
  </SiteMapContext>
);
const shown = () => {
  const { lat, lng } = map.getCenter();
  return [Math.round(lat * 100) / 100, Math.round(lng * 100) / 100, map.getZoom()];
};

afterEach(cleanup);

it('begins at the world, and goes to the site when its settings come [SHELL-08]', () => {
  const { rerender } = render(at(WORLD));
  expect(shown()).toEqual([0, 0, 2]);
  rerender(at(SITE));
  expect(shown()).toEqual([30.25, 120.25, 14]);
  expect([map.getMinZoom(), map.getMaxZoom()]).toEqual([5, 18]);
});

it('stays where a person has moved it', () => {
  const { rerender } = render(at(WORLD));
  map.setView([10, 20], 6, { animate: false });
  fireEvent.pointerDown(map.getContainer());
  rerender(at(SITE));
  expect(shown()).toEqual([10, 20, 6]);
  expect(map.getMaxZoom()).toBe(18);
});

it('shows a place from near, though the site did not load [SHELL-08]', () => {
  render(at(WORLD, { places: [{ lat: 30.2, lng: 120.2 }] }));
  expect(shown()).toEqual([30.2, 120.2, 16]);
});
