import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { generateGround } from '../../../city/generateGround.ts';
import { createRandom } from '../../../shared/random.ts';
import { toMercatorX, toMercatorY } from '../../../shared/webMercator.ts';
import { createGroundView } from './createGroundView.ts';
import { encodePng } from './encodePng.ts';
import { renderGround } from './renderGround.ts';

const ground = generateGround({ seed: 2, assets: 5_000 });
const [west, south, east, north] = ground.bounds;
const WHOLE = { west, south, east, north };

const getNames = (view: ReturnType<typeof createGroundView>, kind: string) =>
  view.features
    .filter(({ properties }) => properties.kind === kind)
    .map(({ properties }) => properties.name);

const getSize = (view: unknown) => new TextEncoder().encode(JSON.stringify(view)).length;

/** Reads the pixels of a PNG whose rows are differences from those above. */
function decodePng(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const start = bytes.findIndex((_, at) => view.getUint32(at) === 0x49444154) + 4;
  const rows = inflateSync(bytes.subarray(start, start + view.getUint32(start - 8)));
  const stride = 3 * width;
  const pixels = new Uint8Array(stride * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const above = at < stride ? 0 : pixels[at - stride]!;
    pixels[at] = rows[Math.floor(at / stride) * (stride + 1) + 1 + (at % stride)]! + above;
  }
  const getPixel = (x: number, y: number) => [
    ...pixels.subarray(3 * (y * width + x)).subarray(0, 3),
  ];
  return { width, height, getPixel };
}

describe('a view of the ground', () => {
  it('has at most 200 kB, whatever the box and the zoom, in a large city too', () => {
    const large = generateGround({ seed: 2, assets: 150_000 });
    const random = createRandom(3);
    const [left, bottom, right, top] = large.bounds;
    for (const zoom of [0, 8, 10, 11, 12, 13, 14, 16, 20]) {
      for (const share of [1, 0.3 * random.next(), 0.02 * random.next()]) {
        const [lng, lat] = [
          left + (1 - share) * random.next() * (right - left),
          bottom + (1 - share) * random.next() * (top - bottom),
        ];
        const box = {
          ...{ west: lng, east: lng + share * (right - left) },
          ...{ south: lat, north: lat + share * (top - bottom) },
        };
        expect(getSize(createGroundView(large, box, zoom))).toBeLessThanOrEqual(200_000);
      }
    }
  });

  it('shows all streets at a close zoom, and fewer at a far one', () => {
    const streets = [8, 10, 13, 16].map(
      zoom => new Set(getNames(createGroundView(ground, WHOLE, zoom), 'street')).size,
    );
    expect(streets).toEqual(streets.toSorted((a, b) => a - b));
    expect(streets[0]).toBe(0);
    expect(streets[1]).toBeGreaterThan(0);
    const all = new Set(
      [...ground.shapes, ...ground.country]
        .filter(({ kind }) => kind === 'street')
        .map(({ name }) => name),
    );
    expect(streets[3]).toBe(all.size);
  });

  it('has the buildings of a street, larger ones from farther away, and none from far', () => {
    const [lng, lat] = [(west + east) / 2, (south + north) / 2];
    const box = { west: lng - 0.004, east: lng + 0.004, south: lat - 0.003, north: lat + 0.003 };
    const countBuildings = (zoom: number) =>
      createGroundView(ground, box, zoom).features.reduce(
        (sum, { geometry: { coordinates }, properties: { kind } }) =>
          sum + (kind === 'building' ? coordinates.length : 0),
        0,
      );
    const counts = [17, 15, 13, 12].map(countBuildings);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(new Set(counts).size).toBe(4);
    expect(counts.at(-1)).toBe(0);
  });

  it('has no buildings where their size would leave out streets', () => {
    const large = generateGround({ seed: 2, assets: 150_000 });
    const getKinds = (width: number) => {
      const box = { west: 120.21, east: 120.21 + width, south: 30.2, north: 30.2 + width };
      const { features } = createGroundView(large, box, 17);
      return new Set(features.map(({ properties }) => properties.kind));
    };
    expect(getKinds(0.01)).toContain('building');
    expect(getKinds(0.07)).not.toContain('building');
    expect(getKinds(0.07)).toContain('street');
  });

  it('has the shapes that touch the box, cut a little outside it', () => {
    const street = ground.shapes.findLast(({ kind }) => kind === 'street')!;
    const [lng, lat] = [street.points[0]!, street.points[1]!];
    const box = { west: lng - 0.003, east: lng + 0.003, south: lat - 0.002, north: lat + 0.002 };
    const view = createGroundView(ground, box, 16);
    expect(getNames(view, 'street')).toContain(street.name);
    for (const { geometry } of view.features) {
      if (geometry.type === 'LineString') continue;
      const areas = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      for (const [ring = []] of areas) {
        expect(ring.at(-1)).toEqual(ring[0]);
        for (const [x = 0, y = 0] of ring) {
          expect(x).toBeGreaterThanOrEqual(box.west - 0.00062);
          expect(x).toBeLessThanOrEqual(box.east + 0.00062);
          expect(y).toBeGreaterThanOrEqual(box.south - 0.00042);
          expect(y).toBeLessThanOrEqual(box.north + 0.00042);
        }
      }
    }
    const faraway = { west: 10, east: 11, south: 10, north: 11 };
    expect(createGroundView(ground, faraway, 12).features).toEqual([]);
  });
});

describe('a picture of the ground', () => {
  it('has the colours of its shapes: a street is white, a lake blue, a building grey', () => {
    const zoom = 17;
    const getColour = (lng: number, lat: number) => {
      const frame = {
        x: toMercatorX(lng) - 8 / (256 * 2 ** zoom),
        y: toMercatorY(lat) - 8 / (256 * 2 ** zoom),
      };
      const size = { width: 17, height: 17, zoom };
      return decodePng(renderGround(ground, { ...frame, ...size })).getPixel(8, 8);
    };
    const street = ground.shapes.findLast(({ kind }) => kind === 'street')!;
    expect(getColour(street.points[0]!, street.points[1]!)).toEqual([255, 255, 255]);
    const lake = ground.shapes.find(({ kind }) => kind === 'lake')!;
    const [left, bottom, right, top] = lake.bounds;
    expect(getColour((left + right) / 2, (bottom + top) / 2)).toEqual([0xc8, 0xdd, 0xe4]);
    const building = ground
      .listBlockShapes(ground.bounds, 'buildings')
      .find(({ kind }) => kind === 'building')!;
    const [west1, south1, east1, north1] = building.bounds;
    expect(getColour((west1 + east1) / 2, (south1 + north1) / 2)).toEqual([0xdc, 0xdf, 0xd9]);
  });

  it('fits the next one: a row of pixels of a tile is the same in a picture of both', () => {
    const [zoom, column, row] = [14, Math.floor(toMercatorX(120.2126) * 2 ** 14), 6742];
    const frame = { x: column / 2 ** zoom, y: row / 2 ** zoom, height: 256, zoom };
    const tile = decodePng(renderGround(ground, { ...frame, width: 256 }));
    const both = decodePng(renderGround(ground, { ...frame, width: 512 }));
    let different = 0;
    for (let y = 0; y < 256; y += 1) {
      const [mine, theirs] = [tile.getPixel(250, y), both.getPixel(250, y)];
      if (mine.some((value, at) => Math.abs(value - (theirs[at] ?? 0)) > 24)) different += 1;
    }
    expect(different).toBeLessThan(8);
  });

  it('is a PNG of its size, with any pixels', () => {
    const random = createRandom(6);
    const pixels = Uint8Array.from({ length: 3 * 7 * 5 }, () => random.nextInt(256));
    const { width, height, getPixel } = decodePng(encodePng(7, 5, pixels));
    expect([width, height]).toEqual([7, 5]);
    for (let at = 0; at < 35; at += 1)
      expect(getPixel(at % 7, Math.floor(at / 7))).toEqual([
        ...pixels.subarray(3 * at, 3 * at + 3),
      ]);
  });
});
