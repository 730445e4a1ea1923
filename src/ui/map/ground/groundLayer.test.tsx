import { cleanup, render, waitFor } from '@testing-library/react';
import type { Map } from 'leaflet';
import { useEffect } from 'react';
import { MapContainer, useMap } from 'react-leaflet';
import { afterEach, expect, it, vi } from 'vitest';

import { stubCanvas } from '../../../../tests/support/stubCanvas.ts';
import { SiteMapContext, WORLD_MAP } from '../SiteMapContext.ts';
import { GroundLayer } from './GroundLayer.tsx';
import type { GroundLoader } from './GroundLoader.ts';

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

let map: Map;
const Probe = () => {
  const own = useMap();
  useEffect(() => {
    map = own;
  }, [own]);
  return null;
};

function mount(load: GroundLoader) {
  const stub = stubCanvas();
  render(
    <SiteMapContext value={{ ...WORLD_MAP, loadGround: load }}>
      <MapContainer center={[30.2, 120.2]} zoom={17} zoomAnimation={false} fadeAnimation={false}>
        <Probe />
        <GroundLayer />
      </MapContainer>
    </SiteMapContext>,
  );
  const drawNames = () => {
    const texts = stub.drawFrame().filter(({ name }) => name === 'fillText');
    return [...new Set(texts.map(({ args }) => args[0]))];
  };
  return { stub, drawNames };
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

it('an answer that comes after that of a newer view is not drawn, and its request is aborted', async () => {
  const answers: ((geoJson: unknown) => void)[] = [];
  const load = vi.fn<GroundLoader>(() => new Promise(resolve => answers.push(resolve)));
  const { drawNames } = mount(load);
  map.setZoom(18, { animate: false });
  expect(load.mock.calls[0]?.[1].aborted).toBe(true);
  answers[1]?.(ground('Newer Road'));
  await waitFor(() => expect(drawNames()).toEqual(['Newer Road']));
  answers[0]?.(ground('Older Road'));
  await Promise.resolve();
  map.panBy([10, 0], { animate: false });
  expect(drawNames()).toEqual(['Newer Road']);
});

it('a failure leaves the map without ground; the next view asks again', async () => {
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
