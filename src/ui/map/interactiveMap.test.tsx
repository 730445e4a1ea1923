import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { stubCanvas } from '../../../tests/support/stubCanvas.ts';
import InteractiveMap from './InteractiveMap.tsx';
import type { MapController } from './MapController.ts';
import type { MapViewport } from './MapViewport.ts';
import { type GroundSettings, type SiteMap, SiteMapContext } from './SiteMapContext.ts';

const SITE: SiteMap = {
  center: { lat: 30.2, lng: 120.2 },
  ...{ zoom: 5, positionZoom: 16, minZoom: 3, maxZoom: 18 },
};

const BAIDU: GroundSettings = { mapType: 'baidu', mapOffline: 0 };

function mount(ground?: GroundSettings) {
  stubCanvas();
  const views: MapViewport[] = [];
  let controller: MapController | undefined;
  render(
    <SiteMapContext value={{ ...SITE, ...(ground && { ground }) }}>
      <InteractiveMap
        label="Map"
        initialView={SITE}
        onReady={next => {
          controller = next;
        }}
        onViewportChange={view => void views.push(view)}
      />
    </SiteMapContext>,
  );
  return { views, controller };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  [190, -170],
  [-535, -175],
])('a map that is moved to %d degrees is at %d degrees [MAP-08]', (moved, lng) => {
  const { views, controller } = mount();
  controller?.setView({ lat: 30, lng: moved }, 5);
  expect(views.map(({ center }) => center)).toEqual([SITE.center, { lat: 30, lng }]);
  const { west = 0, east = 0 } = views.at(-1)?.box ?? {};
  expect(west).toBeLessThan(lng);
  expect(east).toBeGreaterThan(lng);
});

it('a map of a world that is not repeated ends at its edge [MAP-08]', () => {
  const { views, controller } = mount(BAIDU);
  controller?.setView({ lat: 30, lng: 190 }, 5);
  expect(views.at(-1)?.center).toEqual({ lat: 30, lng: 180 });
});
