import { readFileSync } from 'node:fs';

import { cleanup, render } from '@testing-library/react';
import { CRS, type Map } from 'leaflet';
import { useEffect } from 'react';
import { MapContainer, useMap } from 'react-leaflet';
import { afterEach, expect, it } from 'vitest';

import { stubCanvas } from '../../../tests/support/stubCanvas.ts';
import { MarkerLayer } from './MarkerLayer.tsx';

afterEach(cleanup);

let map: Map;
const Probe = () => {
  const own = useMap();
  useEffect(() => {
    map = own;
  }, [own]);
  return null;
};

const counts = { normal: 2_500, fault: 0, offline: 0, unknown: 0 };
const west = { id: 'west', name: 'West', position: { lat: 30.2, lng: 120.2 }, counts };
const east = { ...west, id: 'east', name: 'East', position: { lat: 30.2, lng: 120.2001 } };

/** Returns where the ring of a position is, in pixels, and its width. */
function readRing(position: { readonly lat: number; readonly lng: number }) {
  stubCanvas();
  render(
    <MapContainer
      crs={CRS.EPSG3857}
      center={[30.2, 120.2]}
      zoom={11}
      zoomAnimation={false}
      fadeAnimation={false}
    >
      <Probe />
      <MarkerLayer clusters={[west, east]} rings={[{ id: 'alert', position }]} />
    </MapContainer>,
  );
  map.fire('move');
  const { style } = map.getContainer().querySelector<HTMLElement>('.map-ring')!;
  const [x = NaN, y = NaN] = style.translate.split(' ').map(Number.parseFloat);
  return { x, y, size: style.getPropertyValue('--ring-size') };
}

it('a ring encloses the disc of its position, where it was moved apart from others [MAP-15/ring]', () => {
  const [westRing, eastRing] = [west, east].map(({ position }) => {
    const ring = readRing(position);
    cleanup();
    return ring;
  });
  // Two discs of a radius of 39 pixels cover each other no more.
  const distance = Math.hypot(eastRing!.x - westRing!.x, eastRing!.y - westRing!.y);
  expect(distance).toBeGreaterThanOrEqual(78);
  expect([westRing!.size, eastRing!.size]).toEqual(['90px', '90px']);
});

it('a ring elsewhere is at its position [MAP-15/ring]', () => {
  const position = { lat: 30.25, lng: 120.25 };
  const { x, y, size } = readRing(position);
  const point = map.latLngToContainerPoint(position);
  expect([x, y, size]).toEqual([Math.round(point.x), Math.round(point.y), '']);
});

it('a ring widens three times, and does not move with reduced motion [MAP-15/ring]', () => {
  readRing(west.position);
  const circle = map.getContainer().querySelector('.map-ring > div')!;
  const classes = [...circle.classList];
  expect(classes).toContain('border-(--critical)');
  expect(classes.filter(name => name.includes('animate-'))).toEqual([
    'motion-safe:animate-[map-ring_2s_ease-out_3_forwards]',
  ]);
  expect(readFileSync('src/ui/map/mapRing.css', 'utf8')).toMatch(
    /@keyframes map-ring \{\s*from \{\s*transform: scale\(0\.4\)[^@]*to \{[^}]*transform: scale\(2\)/u,
  );
});
