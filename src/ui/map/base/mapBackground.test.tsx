import '@testing-library/jest-dom/vitest';

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Map } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { STUB_SIZE, stubCanvas } from '../../../../tests/support/stubCanvas.ts';
import { getDistanceMetres } from '../../../domain/distance.ts';
import { MapBackground } from '../MapBackground.tsx';
import { SiteMapContainer } from '../SiteMapContainer.tsx';
import { type GroundSettings, SiteMapContext, type TileSettings } from '../SiteMapContext.ts';
import { SLOW_AFTER_MS } from './watchLoading.ts';

const BEIJING = { lat: 39.911954, lng: 116.377817 };
const TILES = '/tiles/{z}/{x}/{y}.png';

let map: Map;
const Probe = () => {
  const own = useMap();
  useEffect(() => {
    map = own;
  }, [own]);
  return null;
};

const loadGround = vi.fn(() => Promise.resolve({ type: 'FeatureCollection', features: [] }));

function mount(ground: Partial<GroundSettings>, { zoom = 16, center = BEIJING } = {}) {
  const site = {
    ...{ center, zoom, positionZoom: zoom, minZoom: 3, maxZoom: 20, loadGround },
    ground: { mapType: 'osm', mapOffline: 1, ...ground },
  };
  render(
    <SiteMapContext value={site}>
      <SiteMapContainer center={center} zoom={zoom}>
        <Probe />
        <MapBackground hasNotices />
      </SiteMapContainer>
    </SiteMapContext>,
  );
}

const mountTiles = (tiles: TileSettings = {}, view = {}) =>
  mount({ tiles: { url: TILES, ...tiles } }, view);

const listTiles = () => Array.from(document.querySelectorAll<HTMLImageElement>('img.leaflet-tile'));
const getTilePath = (tile: HTMLImageElement) => new URL(tile.src).pathname;

/** Returns the path of the tile under the centre of the map. */
function getCentreTile(): string | undefined {
  const { x, y } = map.latLngToLayerPoint(map.getCenter());
  const tile = listTiles().find(({ style }) => {
    const [left = NaN, top = NaN] =
      /translate3d\((-?\d+)px, ?(-?\d+)px/u.exec(style.transform)?.slice(1).map(Number) ??
      [style.left, style.top].map(Number.parseFloat);
    return left <= x && x < left + 256 && top <= y && y < top + 256;
  });
  return tile && getTilePath(tile);
}

/** The number of an XYZ tile of Web Mercator. */
function getTileOf({ lat, lng }: typeof BEIJING, zoom: number): string {
  const size = 2 ** zoom;
  const y = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;
  return `/tiles/${zoom}/${Math.floor((lng / 360 + 0.5) * size)}/${Math.floor(y * size)}.png`;
}

beforeEach(() => void stubCanvas());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('tiles', () => {
  it('of WGS-84 are those of the position [MAP-07/offline]', () => {
    mountTiles({}, { zoom: 19 });
    expect(getCentreTile()).toBe(getTileOf(BEIJING, 19));
  });

  it('of GCJ-02 are those of the shifted position, and the map still gives WGS-84 [MAP-14/gcj] [MAP-14/picked]', () => {
    mountTiles({ coordinates: 'gcj02' }, { zoom: 19 });
    // The published GCJ-02 position of the centre.
    expect(getCentreTile()).toBe(
      getTileOf({ lat: 39.91334545536069, lng: 116.38404722455657 }, 19),
    );
    expect(getDistanceMetres(map.getCenter(), BEIJING)).toBeLessThan(1);
    expectPicksToReturn();
  });

  it('of Baidu are counted from the equator at Greenwich to the north, and the map still gives WGS-84 [MAP-07/baidu] [MAP-14/bd] [MAP-14/picked]', () => {
    const center = { lat: 34.7478004, lng: 113.6192856 };
    mountTiles({ coordinates: 'bd09', projection: 'baidu', maxZoom: 19 }, { center, zoom: 18 });
    // The published position of the centre in metres of Baidu: at zoom 18 a pixel is a metre.
    const [x, y] = [12649566.397, 4105763.647].map(metres => Math.floor(metres / 256));
    expect(getCentreTile()).toBe(`/tiles/18/${x}/${y}.png`);
    expect(getDistanceMetres(map.getCenter(), center)).toBeLessThan(1);
    expectPicksToReturn();
  });

  it('of Baidu have the zooms 3 to 19 [MAP-08/provider]', () => {
    mountTiles({ coordinates: 'bd09', projection: 'baidu' }, { zoom: 20 });
    expect([map.getMinZoom(), map.getMaxZoom(), map.getZoom()]).toEqual([3, 19, 19]);
  });

  it('beyond their last zoom are enlarged, and tiles of 512 px have the number of the zoom before', () => {
    mountTiles({ maxZoom: 14, tileSize: 512 }, { zoom: 18 });
    expect(listTiles().length).toBeGreaterThan(0);
    for (const tile of listTiles()) expect(getTilePath(tile)).toMatch(/^\/tiles\/14\//u);
  });

  it('are those of one world on a map that is larger [MAP-08/world]', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(3_000);
    mountTiles({}, { zoom: 3 });
    const columns = new Set(listTiles().map(tile => getTilePath(tile).split('/')[3]));
    expect([...columns].toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    expect(listTiles()).toHaveLength(new Set(listTiles().map(getTilePath)).size);
  });

  it('name whose they are, as text', () => {
    mountTiles({ attribution: '© <b>City</b>' });
    expect(screen.getByText('© <b>City</b>')).toBeVisible();
  });
});

/** A click anywhere is a position whose marker is where the click was, within a pixel and a metre. */
function expectPicksToReturn() {
  for (const [x, y] of [
    [10, 20],
    [STUB_SIZE.width - 5, STUB_SIZE.height - 5],
  ] as const) {
    const picked = map.containerPointToLatLng([x, y]);
    const marker = map.latLngToContainerPoint(picked);
    expect(Math.abs(marker.x - x) + Math.abs(marker.y - y)).toBeLessThanOrEqual(1);
    const { x: exactX, y: exactY } = map.options.crs!.latLngToPoint(picked, map.getZoom());
    const again = map.options.crs!.pointToLatLng({ x: exactX, y: exactY } as never, map.getZoom());
    expect(getDistanceMetres(again, picked)).toBeLessThan(1);
  }
}

describe('a base map that does not load', () => {
  const MISSING = 'map.ground.missing';
  const SLOW = 'map.ground.slow';

  it('is reported once however many tiles are missing, shows the built-in ground instead, and is loaded again on request', () => {
    mountTiles();
    const before = listTiles();
    expect(screen.queryByText(MISSING)).toBeNull();
    loadGround.mockClear();
    for (const tile of before) fireEvent.error(tile);
    expect(screen.getAllByText(MISSING)).toHaveLength(1);
    expect(loadGround).toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'shell.retry' }));
    expect(screen.queryByText(MISSING)).toBeNull();
    const next = listTiles().filter(tile => !before.includes(tile));
    expect(next).toHaveLength(before.length);
    for (const tile of next) fireEvent.load(tile);
    expect(listTiles()).toEqual(next);
    expect(screen.queryByText(MISSING)).toBeNull();
  });

  it('leaves the map as it was while it is loaded again, however often that fails', () => {
    mountTiles();
    const [missing, ...loaded] = listTiles();
    for (const tile of loaded) fireEvent.load(tile);
    fireEvent.error(missing!);
    const substitute = document.querySelector('.leaflet-tile-pane canvas')!;
    for (const attempt of [1, 2]) {
      const before = listTiles();
      fireEvent.click(screen.getByRole('button', { name: 'shell.retry' }));
      expect(listTiles(), `attempt ${attempt}`).toEqual(expect.arrayContaining(loaded));
      expect(document.contains(substitute), `attempt ${attempt}`).toBe(true);
      for (const tile of listTiles()) if (!before.includes(tile)) fireEvent.error(tile);
    }
    expect(listTiles()).toEqual(expect.arrayContaining(loaded));
    expect(document.contains(substitute)).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'shell.retry' }));
    for (const tile of listTiles()) fireEvent.load(tile);
    expect(listTiles().filter(tile => loaded.includes(tile))).toEqual([]);
    expect(document.contains(substitute)).toBe(false);
  });

  /** Loads again; returns the tiles of this attempt. */
  function retry() {
    const before = listTiles();
    fireEvent.click(screen.getByRole('button', { name: 'shell.retry' }));
    return listTiles().filter(tile => !before.includes(tile));
  }

  it('keeps what every attempt has loaded, until one has everything', () => {
    mountTiles();
    for (const tile of listTiles()) fireEvent.error(tile);
    const [first, second, ...others] = retry();
    for (const tile of [second!, ...others]) fireEvent.load(tile);
    fireEvent.error(first!);
    const [firstAgain, secondAgain, ...othersAgain] = retry();
    fireEvent.load(firstAgain!);
    for (const tile of [secondAgain!, ...othersAgain]) fireEvent.error(tile);
    const last = retry();
    expect(listTiles()).toEqual(expect.arrayContaining([second, ...others, firstAgain]));
    for (const tile of last) fireEvent.load(tile);
    expect(listTiles()).toEqual(last);
  });

  it('requests each tile once after a failed attempt, and is missing until the failed tile is there', () => {
    mountTiles();
    const [loaded, ...missing] = listTiles();
    fireEvent.load(loaded!);
    for (const tile of missing) fireEvent.error(tile);
    const [failed, ...next] = retry();
    fireEvent.error(failed!);
    for (const tile of next) fireEvent.load(tile);
    const before = listTiles();
    act(() => void map.panBy([200, 0], { animate: false }));
    const column = listTiles().filter(tile => !before.includes(tile));
    expect(column.length).toBeGreaterThan(0);
    expect(column).toHaveLength(new Set(column.map(getTilePath)).size);
    for (const tile of column) fireEvent.load(tile);
    expect(listTiles()).toContain(loaded);
    expect(screen.getAllByText(MISSING)).toHaveLength(1);
    // Another zoom shows nothing of the one before.
    act(() => void map.setZoom(15));
    expect(listTiles()).toHaveLength(new Set(listTiles().map(getTilePath)).size);
    for (const tile of listTiles()) fireEvent.load(tile);
    expect(screen.queryByText(MISSING)).toBeNull();
  });

  it('loads again when the browser is online again', () => {
    mountTiles();
    const [first] = listTiles();
    fireEvent.error(first!);
    const before = listTiles();
    fireEvent(window, new Event('online'));
    expect(listTiles().filter(tile => !before.includes(tile))).toHaveLength(before.length);
    expect(screen.queryByText(MISSING)).toBeNull();
  });

  it('is reported too when the console draws it, and is loaded again on request and when the browser is online again', async () => {
    loadGround.mockClear();
    loadGround.mockRejectedValueOnce(new Error('no connection'));
    mount({ mapType: 'plain', mapOffline: 0 });
    expect(await screen.findByText(MISSING)).toBeVisible();
    loadGround.mockRejectedValueOnce(new Error('no connection'));
    fireEvent.click(screen.getByRole('button', { name: 'shell.retry' }));
    await waitFor(() => expect(loadGround).toHaveBeenCalledTimes(2));
    expect(await screen.findByText(MISSING)).toBeVisible();
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText(MISSING)).toBeNull());
    expect(loadGround).toHaveBeenCalledTimes(3);
  });

  it('is reported when it is slow, until it is complete', () => {
    vi.useFakeTimers();
    mountTiles();
    act(() => void vi.advanceTimersByTime(SLOW_AFTER_MS - 1));
    expect(screen.queryByText(SLOW)).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText(SLOW)).toBeVisible();
    for (const tile of listTiles()) fireEvent.load(tile);
    expect(screen.queryByText(SLOW)).toBeNull();
  });

  it('is reported when the platform draws it slowly, until it is complete', async () => {
    vi.useFakeTimers();
    let respond: () => void = vi.fn();
    loadGround.mockReturnValueOnce(
      new Promise(resolve => {
        respond = () => resolve({ type: 'FeatureCollection', features: [] });
      }),
    );
    mount({ mapType: 'plain', mapOffline: 0 });
    act(() => void vi.advanceTimersByTime(SLOW_AFTER_MS - 1));
    expect(screen.queryByText(SLOW)).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText(SLOW)).toBeVisible();
    respond();
    await vi.waitFor(() => expect(screen.queryByText(SLOW)).toBeNull());
  });

  it('is an image too [MAP-07/static]', () => {
    const bounds = [
      { lat: 39.8, lng: 116.3 },
      { lat: 40, lng: 116.5 },
    ];
    mount({ mapOffline: 2, image: { url: '/image.png', bounds } });
    const image = document.querySelector<HTMLImageElement>('img.leaflet-image-layer')!;
    expect(new URL(image.src).pathname).toBe('/image.png');
    const corner = map.latLngToLayerPoint([40, 116.3]);
    expect(image.style.transform || `${image.style.left}, ${image.style.top}`).toContain(
      `${corner.x}px, ${corner.y}px`,
    );
    fireEvent.error(image);
    expect(screen.getByText(MISSING)).toBeVisible();
  });

  it('stays dismissed on other maps of the page', () => {
    mountTiles({ url: '/dismissed/{z}/{x}/{y}.png' });
    fireEvent.error(listTiles()[0]!);
    fireEvent.click(screen.getByRole('button', { name: 'shell.close' }));
    expect(screen.queryByText(MISSING)).toBeNull();
    cleanup();
    mountTiles({ url: '/dismissed/{z}/{x}/{y}.png' });
    fireEvent.error(listTiles()[0]!);
    expect(screen.queryByText(MISSING)).toBeNull();
  });
});
