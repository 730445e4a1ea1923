import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { STUB_SIZE, stubCanvas } from '../../../tests/support/stubCanvas.ts';
import { getDistanceMetres } from '../../domain/distance.ts';
import LocationPicker from './LocationPicker.tsx';
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
