import { cleanup, render, waitFor } from '@testing-library/react';
import type { Map } from 'leaflet';
import { useEffect } from 'react';
import { MapContainer, useMap } from 'react-leaflet';
import { afterEach, expect, it, vi } from 'vitest';

import { nameColors } from '../../../../tests/support/nameColors.ts';
import { STUB_SIZE, stubCanvas } from '../../../../tests/support/stubCanvas.ts';
import { MarkerLayer } from '../MarkerLayer.tsx';
import type { MapMarker } from '../mapMarker.ts';
import { SiteMapContext, WORLD_MAP } from '../SiteMapContext.ts';
import { GroundLayer } from './GroundLayer.tsx';
import type { GroundLoader } from './GroundLoader.ts';

nameColors('map-block', 'map-park', 'map-built');

afterEach(cleanup);

/** A street along the equator of the view, with a name. */
const ground = (name: string) => ({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { kind: 'street', name, width: 'wide' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [120, 30.2],
          [120.4, 30.2],
        ],
      },
    },
  ],
});

/** The margin of a canvas on each side, as a share of the map. */
const CANVAS_MARGIN = 0.2;

let map: Map;
const Probe = () => {
  const own = useMap();
  useEffect(() => {
    map = own;
  }, [own]);
  return null;
};

/** Lamps along the street, their markers nearer to each other than a name is wide. */
const listLamps = (state: MapMarker['state'], lat = 30.2): readonly MapMarker[] =>
  Array.from({ length: 80 }, (_, index) => ({
    id: `${index}`,
    name: `Lamp ${index}`,
    position: { lat, lng: 120.192 + index * 0.0002 },
    state,
  }));

function mount(load: GroundLoader, initial: readonly MapMarker[] = []) {
  const stub = stubCanvas();
  const createTree = (markers: readonly MapMarker[]) => (
    <SiteMapContext value={{ ...WORLD_MAP, loadGround: load }}>
      <MapContainer center={[30.2, 120.2]} zoom={17} zoomAnimation={false} fadeAnimation={false}>
        <Probe />
        <GroundLayer />
        <MarkerLayer markers={markers} />
      </MapContainer>
    </SiteMapContext>
  );
  const { rerender } = render(createTree(initial));
  const setMarkers = (markers: readonly MapMarker[]) => rerender(createTree(markers));
  const drawNames = () => {
    const texts = stub.drawFrame().filter(({ name }) => name === 'fillText');
    return [...new Set(texts.map(({ args }) => args[0]))];
  };
  /** Draws, and returns the distance of each name to the middle of the map, where the street is. */
  const drawOffsets = () => {
    const calls = stub.drawFrame();
    return calls.flatMap(({ name }, at) => {
      if (name !== 'fillText') return [];
      const translation = calls.slice(0, at).findLast(call => call.name === 'translate');
      return Math.round(Number(translation?.args[1]) - STUB_SIZE.height * (0.5 + CANVAS_MARGIN));
    });
  };
  return { stub, drawNames, drawOffsets, setMarkers };
}

it('draws the ground of the view with the names of its streets, and loads none for a short drag', async () => {
  const load = vi.fn<GroundLoader>().mockResolvedValue(ground('Binsheng Road'));
  const { drawNames } = mount(load);
  await waitFor(() => expect(drawNames()).toEqual(['Binsheng Road']));
  map.panBy([150, 0], { animate: false });
  expect(load).toHaveBeenCalledTimes(1);
  map.panBy([1200, 0], { animate: false });
  expect(load).toHaveBeenCalledTimes(2);
  const views = load.mock.calls.map(([view]) => view);
  expect(views.map(({ zoom }) => zoom)).toEqual([17, 17]);
  expect(views[1]?.box[0]).toBeGreaterThan(views[0]?.box[0] ?? 180);
});

it('a response that comes after that of a newer view is not rendered, and its request is aborted', async () => {
  const responses: ((geoJson: unknown) => void)[] = [];
  const load = vi.fn<GroundLoader>(() => new Promise(resolve => responses.push(resolve)));
  const { drawNames } = mount(load);
  map.setZoom(18, { animate: false });
  expect(load.mock.calls[0]?.[1].aborted).toBe(true);
  responses[1]?.(ground('Newer Road'));
  await waitFor(() => expect(drawNames()).toEqual(['Newer Road']));
  responses[0]?.(ground('Older Road'));
  await Promise.resolve();
  map.panBy([10, 0], { animate: false });
  expect(drawNames()).toEqual(['Newer Road']);
});

it('a failure leaves the map without ground; the next view sends another request', async () => {
  const load = vi
    .fn<GroundLoader>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(ground('Binsheng Road'));
  const { drawNames, stub } = mount(load);
  await Promise.resolve();
  expect(stub.drawFrame().filter(({ name }) => name === 'fillRect')).toEqual([]);
  map.panBy([10, 0], { animate: false });
  await waitFor(() => expect(drawNames()).toEqual(['Binsheng Road']));
});

it('draws districts, and parks and buildings on them, each in its colour', async () => {
  const toArea = (kind: string) => ({
    type: 'Feature',
    properties: { kind },
    geometry: {
      type: 'MultiPolygon',
      coordinates: [[[120.19, 120.21, 120.2].map((lng, at) => [lng, 30.199 + at / 1000])]],
    },
  });
  const areas = ['building', 'park', 'district'].map(toArea);
  const { features } = ground('Binsheng Road');
  const { stub } = mount(() => Promise.resolve({ features: [...areas, ...features] }));
  let fills: readonly unknown[] = [];
  await waitFor(() => {
    fills = stub.drawFrame().flatMap(({ name, fillStyle }) => (name === 'fill' ? [fillStyle] : []));
    expect(fills).not.toEqual([]);
  });
  expect(fills).toEqual(['map-block', 'map-park', 'map-built']);
});

it('names are on their streets, and next to them where markers are', async () => {
  const free = mount(() => Promise.resolve(ground('Binsheng Road')));
  await waitFor(() => expect(free.drawOffsets()).toContain(0));
  cleanup();
  const crowded = mount(() => Promise.resolve(ground('Binsheng Road')), listLamps('normal'));
  await waitFor(() => expect(crowded.drawOffsets()).toContain(24));
  map.panBy([10, 0], { animate: false });
  const offsets = crowded.drawOffsets();
  expect(offsets).toContain(24);
  expect(offsets).not.toContain(0);
});

it('names move when markers are elsewhere, not when they only change', async () => {
  const { stub, setMarkers, drawOffsets } = mount(
    () => Promise.resolve(ground('Binsheng Road')),
    listLamps('normal'),
  );
  await waitFor(() => expect(drawOffsets()).toContain(24));
  while (stub.isPending) stub.drawFrame();
  setMarkers(listLamps('unknown'));
  expect(stub.drawFrame().map(({ name }) => name)).toContain('drawImage');
  expect(stub.isPending).toBe(false);
  setMarkers(listLamps('normal', 30.201));
  stub.drawFrame();
  expect(drawOffsets()).toContain(0);
});
