import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Map } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { afterEach, expect, it, vi } from 'vitest';

import {
  createMapArchive,
  encodeVectorTile,
  type TileLine,
} from '../../../../tests/support/createMapArchive.ts';
import { stubCanvas } from '../../../../tests/support/stubCanvas.ts';
import type { GroundLoader } from '../ground/GroundLoader.ts';
import { SLOW_AFTER_MS } from '../base/watchLoading.ts';
import { MapBackground } from '../MapBackground.tsx';
import { SiteMapContainer } from '../SiteMapContainer.tsx';
import { SiteMapContext, type TileSettings } from '../SiteMapContext.ts';
import type { RangeLoader } from './RangeLoader.ts';

/** The tile of zoom 14 around the centre of the city, and its middle. */
const TILE = { z: 14, x: 13663, y: 6748 };
const CENTER = getPosition(TILE.x + 0.5, TILE.y + 0.5);

function getPosition(column: number, row: number) {
  const size = 2 ** TILE.z;
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / size))) * 180) / Math.PI;
  return { lat, lng: (column / size) * 360 - 180 };
}

/** A line from the western to the eastern edge of a tile, in its middle. */
const acrossMiddle = (layer: string, properties: TileLine['properties']): TileLine => ({
  ...{ layer, properties },
  points: [
    [0, 2048],
    [4096, 2048],
  ],
});

const STREETS = createMapArchive('vector', [
  {
    ...TILE,
    bytes: encodeVectorTile([
      acrossMiddle('roads', { kind: 'major_road', name: 'Binsheng Road' }),
      acrossMiddle('roads', { kind: 'path', name: 'A path' }),
      acrossMiddle('pois', { kind: 'park', name: 'A point of interest' }),
    ]),
  },
]);

const BUILDING = createMapArchive('vector', [
  { ...TILE, bytes: encodeVectorTile([acrossMiddle('buildings', { kind: 'building' })]) },
]);

const readFrom =
  (file: Uint8Array): RangeLoader =>
  ({ offset, length }) =>
    Promise.resolve(file.slice(offset, offset + length).buffer);

let map: Map;
const Probe = () => {
  const own = useMap();
  useEffect(() => {
    map = own;
  }, [own]);
  return null;
};

let city = 0;

function mount(loadRange: RangeLoader, tiles: TileSettings = {}, loadGround?: GroundLoader) {
  const stub = stubCanvas();
  const site = {
    ...{ center: CENTER, zoom: 15, positionZoom: 15, minZoom: 3, maxZoom: 20, loadRange },
    ...(loadGround && { loadGround }),
    ground: {
      ...{ mapType: 'osm', mapOffline: 1 },
      tiles: { url: `/city${(city += 1)}.pmtiles`, ...tiles },
    },
  };
  render(
    <SiteMapContext value={site}>
      <SiteMapContainer center={CENTER} zoom={15}>
        <Probe />
        <MapBackground hasNotices />
      </SiteMapContainer>
    </SiteMapContext>,
  );
  return {
    drawNames: () => {
      const texts = stub.drawFrame().filter(({ name }) => name === 'fillText');
      return [...new Set(texts.map(({ args }) => args[0]))];
    },
    pan: (right: number) => void map.panBy([right, 0], { animate: false }),
    countAreas: () => stub.calls.filter(({ name }) => name === 'fill').length,
    getLineStarts: () => stub.calls.filter(({ name }) => name === 'moveTo').map(({ args }) => args),
  };
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the streets of an archive are rendered with their names in the colours of the map [MAP-07/offline]', async () => {
  const { drawNames } = mount(readFrom(STREETS));
  await waitFor(() => expect(drawNames()).toEqual(['Binsheng Road']));
  expect(screen.queryByRole('button', { name: 'shell.retry' })).toBeNull();
});

it('the buildings of an archive are areas', async () => {
  const { drawNames, countAreas } = mount(readFrom(BUILDING));
  await waitFor(() => {
    drawNames();
    expect(countAreas()).toBe(1);
  });
});

it('an archive in GCJ-02 is rendered where its streets are [MAP-14/gcj]', async () => {
  const { drawNames, getLineStarts } = mount(readFrom(STREETS), { coordinates: 'gcj02' });
  await waitFor(() => expect(drawNames()).toEqual(['Binsheng Road']));
  const shifted = getLineStarts().at(-1);
  cleanup();
  const plain = mount(readFrom(STREETS));
  await waitFor(() => expect(plain.drawNames()).toEqual(['Binsheng Road']));
  // The map has the same centre in WGS-84: what has the same numbers in GCJ-02 is elsewhere, here 0.0046° to the west.
  const [x] = plain.getLineStarts().at(-1) as [number];
  const [shiftedX] = shifted as [number];
  const pixels = (0.0046 / 360) * 256 * 2 ** 15;
  expect(x - shiftedX).toBeGreaterThan(pixels * 0.9);
  expect(x - shiftedX).toBeLessThan(pixels * 1.1);
});

it('pictures of an archive are the tiles of the map', async () => {
  const createUrl = vi.fn((_picture: Blob) => 'blob:picture');
  // jsdom has no object URLs.
  URL.createObjectURL = createUrl;
  const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);
  mount(readFrom(createMapArchive('png', [{ ...TILE, bytes }])));
  await waitFor(() => expect(document.querySelector('img[src="blob:picture"]')).not.toBeNull());
  const blob = createUrl.mock.calls[0]?.[0];
  expect(new Uint8Array((await blob?.arrayBuffer()) ?? [])).toEqual(bytes);
});

it.each([
  ['that is missing', () => Promise.reject(new Error('404'))],
  ['of another format', readFrom(new Uint8Array(200_000).fill(7))],
] satisfies readonly (readonly [string, RangeLoader])[])(
  'an archive %s is reported once',
  async (_, loadRange) => {
    mount(loadRange);
    expect(await screen.findAllByText('map.ground.missing')).toHaveLength(1);
  },
);

it('an archive whose streets load slowly is reported', async () => {
  vi.useFakeTimers();
  const read = readFrom(STREETS);
  // The first part has the header and the directory.
  const loadRange = vi
    .fn<RangeLoader>()
    .mockImplementationOnce(read)
    .mockReturnValue(new Promise(() => {}));
  mount(loadRange);
  await vi.waitFor(() => expect(loadRange).toHaveBeenCalledTimes(2));
  act(() => void vi.advanceTimersByTime(SLOW_AFTER_MS));
  expect(screen.getAllByText('map.ground.slow')).toHaveLength(1);
});

/** Never responds. */
const wait: RangeLoader = () => new Promise(() => {});

const RETRY = { name: 'shell.retry' };
const listCanvases = () => [...document.querySelectorAll('.leaflet-tile-pane canvas')];

it('the ground in place of a missing archive stays while that is loaded again, until its streets are there [MAP-07/offline]', async () => {
  const read = readFrom(STREETS);
  const responses: (() => void)[] = [];
  const loadRange = vi
    .fn<RangeLoader>()
    .mockRejectedValueOnce(new Error('404'))
    .mockImplementation(
      (range, signal) =>
        new Promise(resolve => responses.push(() => void read(range, signal).then(resolve))),
    );
  const loadGround = vi.fn<GroundLoader>(() => Promise.resolve({ features: [] }));
  const { drawNames, pan } = mount(loadRange, {}, loadGround);
  fireEvent.click(await screen.findByRole('button', RETRY));
  const [substitute] = listCanvases();
  expect(substitute).toBeDefined();
  // The header, and then the tile.
  await waitFor(() => expect(responses).toHaveLength(1));
  expect(listCanvases()).toEqual([substitute]);
  responses[0]?.();
  await waitFor(() => expect(responses).toHaveLength(2));
  expect(listCanvases()).toContain(substitute);
  responses[1]?.();
  await waitFor(() => expect(listCanvases()).not.toContain(substitute));
  pan(1);
  expect(drawNames()).toEqual(['Binsheng Road']);
});

it('the streets of an archive that is slow further on stay while it is loaded again', async () => {
  const read = readFrom(STREETS);
  const loadRange = vi.fn<RangeLoader>(read);
  const { drawNames, pan } = mount(loadRange);
  await waitFor(() => expect(drawNames()).toEqual(['Binsheng Road']));
  const [streets] = listCanvases();
  vi.useFakeTimers();
  loadRange.mockImplementation(wait);
  pan(1_000);
  act(() => void vi.advanceTimersByTime(SLOW_AFTER_MS));
  fireEvent.click(screen.getByRole('button', RETRY));
  vi.useRealTimers();
  expect(listCanvases()).toEqual([streets]);
  pan(-1_000);
  expect(drawNames()).toEqual(['Binsheng Road']);
});

it('the pictures of an archive stay while it is loaded again, until the next ones are there', async () => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);
  mount(readFrom(createMapArchive('png', [{ ...TILE, bytes }])));
  const find = () => [...document.querySelectorAll<HTMLImageElement>('img[src="blob:picture"]')];
  await waitFor(() => expect(find()).toHaveLength(1));
  const [picture] = find();
  fireEvent.error(picture!);
  fireEvent.click(await screen.findByRole('button', RETRY));
  await waitFor(() => expect(find()).toHaveLength(2));
  expect(find()).toContain(picture);
  const next = find().find(each => each !== picture);
  fireEvent.load(next!);
  await waitFor(() => expect(find()).toEqual([next]));
});
