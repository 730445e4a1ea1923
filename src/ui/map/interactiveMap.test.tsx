import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { STUB_SIZE, stubCanvas } from '../../../tests/support/stubCanvas.ts';
import InteractiveMap from './InteractiveMap.tsx';
import type { MapController } from './MapController.ts';
import type { MapViewport } from './MapViewport.ts';
import { type GroundSettings, type SiteMap, SiteMapContext } from './SiteMapContext.ts';

const SITE: SiteMap = {
  center: { lat: 30.2, lng: 120.2 },
  ...{ zoom: 5, positionZoom: 16, minZoom: 3, maxZoom: 18 },
};

/** So near to the middle of the world that its edges are not in view. */
const CENTER = { center: { lat: 5, lng: 10 } };

const BAIDU: GroundSettings = { mapType: 'baidu', mapOffline: 0 };

interface MountOptions {
  readonly ground?: GroundSettings;
  readonly site?: Partial<SiteMap>;
  /** In pixels. */
  readonly width?: number;
  readonly height?: number;
}

const resize = (width: number, height: number) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
};

function mount({ ground, site, width, height }: MountOptions = {}) {
  stubCanvas();
  resize(width ?? STUB_SIZE.width, height ?? STUB_SIZE.height);
  const siteMap = { ...SITE, ...site };
  const onResize: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        onResize.push(listener);
      }
      observe() {}
      disconnect() {}
    },
  );
  const views: MapViewport[] = [];
  let controller: MapController | undefined;
  render(
    <SiteMapContext value={{ ...siteMap, ...(ground && { ground }) }}>
      <InteractiveMap
        label="Map"
        initialView={siteMap}
        onReady={next => {
          controller = next;
        }}
        onViewportChange={view => void views.push(view)}
      />
    </SiteMapContext>,
  );
  return {
    ...{ views, controller },
    resize: (nextWidth: number, nextHeight: number) => {
      resize(nextWidth, nextHeight);
      act(() => {
        for (const listener of onResize) listener();
      });
    },
  };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['the east', { lat: 30, lng: 190 }, 'east'],
  ['the west', { lat: 30, lng: -535 }, 'west'],
] as const)(
  'a view ends at %s of the world, so that its box has all of it [MAP-08/world]',
  (_, center, edge) => {
    const { views, controller } = mount();
    controller?.setView(center, 5);
    const { box, center: shown } = views.at(-1)!;
    const end = { east: 180, west: -180 }[edge];
    expect(box[edge]).toBeCloseTo(end, 0);
    // As much is shown on either side of the centre.
    expect(shown.lng - box.west).toBeCloseTo(box.east - shown.lng, 0);
    expect(box.east - box.west).toBeCloseTo((STUB_SIZE.width / (256 * 2 ** 5)) * 360, 0);
  },
);

it.each([
  [4, 20],
  [3, 60],
  [3, 0],
])(
  'at zoom %d, %d degrees from the edge, nothing of the view is left out [MAP-08/world]',
  (zoom, distance) => {
    const { views, controller } = mount();
    controller?.setView({ lat: 0, lng: 180 - distance }, zoom);
    const { box } = views.at(-1)!;
    expect(box.east - box.west).toBeCloseTo((STUB_SIZE.width / (256 * 2 ** zoom)) * 360, 0);
  },
);

describe('a map that is larger than the world', () => {
  it.each([
    ['a large monitor', { width: 3_840, height: 1_900 }, 4],
    ['a usual one', { width: 1_900, height: 900 }, 3],
    ['a phone', { width: 390, height: 844 }, 2],
    ['the projection of Baidu', { width: 1_900, height: 900, ground: BAIDU }, 4],
  ] as const)('is filled by it and keeps its centre: %s [MAP-08/world]', (_, options, zoom) => {
    const { views, controller } = mount({ ...options, site: { ...CENTER, zoom: 1, minZoom: 1 } });
    const [first] = views;
    expect(first).toMatchObject({ zoom });
    expect(first?.center.lng).toBeCloseTo(CENTER.center.lng, 0);
    expect(first?.center.lat).toBeCloseTo(CENTER.center.lat, 0);
    const { west, east } = first!.box;
    expect(east - west).toBeLessThan(360);
    controller?.setView(CENTER.center, 1);
    expect(views.at(-1)).toMatchObject({ zoom });
  });

  it('is filled again when it gets larger, and can be zoomed out when it gets smaller [MAP-08/world]', () => {
    const { views, controller, resize } = mount({ site: { ...CENTER, zoom: 2, minZoom: 1 } });
    expect(views.at(-1)).toMatchObject({ zoom: 2 });
    resize(3_840, 1_900);
    expect(views.at(-1)).toMatchObject({ zoom: 4 });
    expect(views.at(-1)?.center.lng).toBeCloseTo(CENTER.center.lng, 0);
    resize(STUB_SIZE.width, STUB_SIZE.height);
    controller?.setView(CENTER.center, 1);
    expect(views.at(-1)).toMatchObject({ zoom: 2 });
  });

  it('has all of it, once, at the maximum zoom of its site [MAP-08/world]', () => {
    const { views } = mount({ site: { ...CENTER, zoom: 1, minZoom: 1, maxZoom: 1 } });
    const { box, center, zoom } = views.at(-1)!;
    expect(zoom).toBe(1);
    expect([box.west, box.east]).toEqual([-180, 180]);
    expect(Math.abs(center.lng)).toBeLessThan(1);
  });
});

it('a map stays within the minimum and the maximum zoom of its site [MAP-08/bounds]', () => {
  const { views, controller } = mount({ site: { ...CENTER, zoom: 8, minZoom: 7, maxZoom: 9 } });
  controller?.setView(CENTER.center, 2);
  expect(views.at(-1)?.zoom).toBe(7);
  controller?.setView(CENTER.center, 15);
  expect(views.at(-1)?.zoom).toBe(9);
});

it('a map follows the size of its container, also while the window keeps its own', () => {
  const { views, resize } = mount();
  const { box: before } = views.at(-1)!;
  resize(1_000, STUB_SIZE.height);
  const { box, center } = views.at(-1)!;
  expect(box.east - box.west).toBeCloseTo((before.east - before.west) * 1.25, 3);
  expect(center.lng).toBeCloseTo(SITE.center.lng, 0);
  resize(0, 0);
  expect(views.at(-1)?.box).toEqual(box);
});

it('a map of a world that is not repeated ends at its edge [MAP-08/world]', () => {
  const { views, controller } = mount({ ground: BAIDU });
  controller?.setView({ lat: 30, lng: 190 }, 5);
  const { box, center } = views.at(-1)!;
  expect(box.east).toBeCloseTo(180, 0);
  // Half of the view is on either side of the centre.
  expect(center.lng).toBeLessThan(160);
});

it.each([
  ['the upper', 1],
  ['the lower', -1],
])(
  'a device near %s edge of a low map is moved between the search and the panel of a phone [UX-08/map]',
  (_, side) => {
    const height = 430;
    const { views, controller } = mount({ width: 375, height });
    const { box, center } = views.at(-1)!;
    const edge = side > 0 ? box.north : box.south;
    const position = { lat: center.lat + 0.98 * (edge - center.lat), lng: center.lng };
    controller?.panInside(position, { left: 30, right: 80, top: 120, bottom: 420 });
    const { y } = controller!.toPixel(position);
    expect(y).toBeGreaterThan(115);
    // The panel takes 60 %.
    expect(y).toBeLessThan(0.4 * height);
  },
);
