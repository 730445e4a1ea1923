import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { STUB_SIZE, stubCanvas } from '../../../tests/support/stubCanvas.ts';
import { getDistanceMetres } from '../../domain/distance.ts';
import LocationPicker, { type LocationPickerProps } from './LocationPicker.tsx';
import type { LocationPickerSettings } from './LocationPickerContext.ts';
import { LocationPickerContext } from './LocationPickerContext.ts';
import type { MapController } from './MapController.ts';
import type { MapPosition } from './SiteMap.ts';
import { SiteMapContext, type TileSettings } from './SiteMapContext.ts';

/** In pixels. */
const TILE_SIZE = 256;

beforeEach(() => void stubCanvas());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const onPick = vi.fn<(position: MapPosition) => void>();

/** Opens a picker on tiles, a few metres from a position. */
function openPicker({ lat, lng }: MapPosition, zoom: number, tiles: TileSettings) {
  const site = {
    ...{ center: { lat: lat + 0.0002, lng: lng - 0.0002 }, zoom, positionZoom: zoom },
    ...{ minZoom: 3, maxZoom: 20 },
    ground: { mapType: 'osm', mapOffline: 1, tiles: { url: '/tiles/{z}/{x}/{y}.png', ...tiles } },
  };
  onPick.mockClear();
  render(
    <SiteMapContext value={site}>
      <LocationPicker label="Position" position={undefined} onPick={onPick} />
    </SiteMapContext>,
  );
  return screen.getByRole('application');
}

/** Returns where a tile is in the map, in pixels. */
function getTileCorner(path: string): readonly [left: number, top: number] {
  const tiles = [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')];
  const { style } = tiles.find(({ src }) => new URL(src).pathname === path)!;
  const [left = NaN, top = NaN] =
    /translate3d\((-?\d+)px, ?(-?\d+)px/u.exec(style.transform)?.slice(1).map(Number) ??
    [style.left, style.top].map(Number.parseFloat);
  return [left, top];
}

/** Clicks in a tile: how far to the right and down, as shares of its size. Returns what is picked. */
function pick(map: HTMLElement, path: string, right: number, down: number): MapPosition {
  const [left, top] = getTileCorner(path);
  const [clientX = NaN, clientY = NaN] = [left + right * TILE_SIZE, top + down * TILE_SIZE].map(
    Math.round,
  );
  expect([clientX > 0, clientX < STUB_SIZE.width]).toEqual([true, true]);
  expect([clientY > 0, clientY < STUB_SIZE.height]).toEqual([true, true]);
  fireEvent.click(map, { clientX, clientY });
  const [[position] = []] = onPick.mock.calls;
  return position!;
}

it.each([
  [39.911954, 116.377817, 39.91334545536069, 116.38404722455657],
  [31.1774276, 121.5272106, 31.17530398364597, 121.531541859215],
])(
  'what is picked on tiles of GCJ-02 is in WGS-84, to 1 m: %f, %f is shown at %f, %f [MAP-14/picked]',
  (lat, lng, shownLat, shownLng) => {
    const zoom = 19;
    const map = openPicker({ lat, lng }, zoom, { coordinates: 'gcj02' });
    // The published position in GCJ-02, in tiles of Web Mercator.
    const x = (shownLng / 360 + 0.5) * 2 ** zoom;
    const y = ((1 - Math.asinh(Math.tan((shownLat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom;
    const picked = pick(map, `/tiles/${zoom}/${Math.floor(x)}/${Math.floor(y)}.png`, x % 1, y % 1);
    expect(getDistanceMetres(picked, { lat, lng })).toBeLessThan(1);
  },
);

it.each([
  ['Zhengzhou', 34.7478004, 113.6192856, 12_649_566.397, 4_105_763.647],
  ['Jinhua', 29.0820414, 119.6427465, 13_319_954.761, 3_365_559.32],
])(
  'what is picked on tiles of Baidu is in WGS-84, to 1 m: %s [MAP-14/picked]',
  (_, lat, lng, metresEast, metresNorth) => {
    const zoom = 19;
    const tiles = { coordinates: 'bd09', projection: 'baidu', maxZoom: zoom };
    const map = openPicker({ lat, lng }, zoom, tiles);
    // The published metres of Baidu: at zoom 19 a pixel is half of one. Tiles are counted to the north.
    const [x, y] = [metresEast, metresNorth].map(metres => (2 * metres) / TILE_SIZE) as [
      number,
      number,
    ];
    const path = `/tiles/${zoom}/${Math.floor(x)}/${Math.floor(y)}.png`;
    expect(getDistanceMetres(pick(map, path, x % 1, 1 - (y % 1)), { lat, lng })).toBeLessThan(1);
  },
);

const SITE = {
  center: { lat: 30, lng: 120 },
  ...{ zoom: 14, positionZoom: 16, minZoom: 3, maxZoom: 20 },
};
const PIN = { lat: 30.2, lng: 120.2 };
const ELSEWHERE = { lat: 30.4, lng: 120.4 };
const DOMAIN = { lat: 30.6, lng: 120.6 };

/** Mounts a picker in a form, which renders it again with other values. */
function mountPicker(position: MapPosition | undefined, settings: LocationPickerSettings) {
  let controller: MapController | undefined;
  const props: Omit<LocationPickerProps, 'position'> = {
    ...{ label: 'Position', onPick },
    onReady: next => {
      controller = next;
    },
  };
  const createForm = (value: MapPosition | undefined, context: LocationPickerSettings) => (
    <SiteMapContext value={SITE}>
      <LocationPickerContext value={context}>
        <LocationPicker {...props} position={value} />
      </LocationPickerContext>
    </SiteMapContext>
  );
  const { rerender } = render(createForm(position, settings));
  const middle = { x: STUB_SIZE.width / 2, y: STUB_SIZE.height / 2 };
  return {
    show: (view: MapPosition) => controller?.setView(view, 16),
    rerender: (...form: Parameters<typeof createForm>) => rerender(createForm(...form)),
    isAt: (view: MapPosition) => {
      const { x = NaN, y = NaN } = controller?.toPixel(view) ?? {};
      return Math.hypot(x - middle.x, y - middle.y) <= 1;
    },
  };
}

const noDomain = (): LocationPickerSettings => ({ markers: [] });
const atDomain = (): LocationPickerSettings => ({ markers: [], center: { ...DOMAIN } });

it('the map of a form stays where the user moved it while the form is rendered again with the same values', () => {
  const { show, rerender, isAt } = mountPicker(PIN, noDomain());
  show(ELSEWHERE);
  rerender({ ...PIN }, noDomain());
  expect(isAt(ELSEWHERE)).toBe(true);
  // A position that is entered is shown.
  rerender({ lat: 30.3, lng: 120.3 }, noDomain());
  expect(isAt({ lat: 30.3, lng: 120.3 })).toBe(true);
});

it('the map of a form without a position stays where the user moved it while its domain is read, and read again', () => {
  const { show, rerender, isAt } = mountPicker(undefined, noDomain());
  show(ELSEWHERE);
  rerender(undefined, atDomain());
  expect(isAt(ELSEWHERE)).toBe(true);
  rerender(undefined, atDomain());
  expect(isAt(ELSEWHERE)).toBe(true);
});

it('the map of a form without a position goes to its domain when that is read, once', () => {
  const { show, rerender, isAt } = mountPicker(undefined, noDomain());
  rerender(undefined, atDomain());
  expect(isAt(DOMAIN)).toBe(true);
  show(ELSEWHERE);
  rerender(undefined, atDomain());
  expect(isAt(ELSEWHERE)).toBe(true);
});

it.each([
  ['a drag', (map: HTMLElement) => fireEvent.pointerDown(map)],
  ['the wheel', (map: HTMLElement) => fireEvent.wheel(map)],
  ['a key', (map: HTMLElement) => fireEvent.keyDown(map, { key: 'ArrowUp' })],
])('%s moves the map of a form too: its domain, read later, does not', (_, move) => {
  const { rerender, isAt } = mountPicker(undefined, noDomain());
  move(screen.getByRole('application'));
  rerender(undefined, atDomain());
  expect(isAt(DOMAIN)).toBe(false);
});
