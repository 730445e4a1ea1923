import fc from 'fast-check';
import { expect, it } from 'vitest';

import { parseGround } from './groundFeature.ts';

const line = [
  [120.2, 30.2],
  [120.21, 30.2],
];
const feature = (properties: unknown, type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});

it('reads streets with their width, areas with their rings, and every geometry with lines', () => {
  const features = [
    feature({ kind: 'street', name: 'Binsheng Road', width: 'wide' }, 'LineString', line),
    feature({ kind: 'river' }, 'MultiLineString', [line, line]),
    feature({ kind: 'lake', name: '镜湖' }, 'Polygon', [line]),
    feature({ kind: 'park' }, 'MultiPolygon', [[line, line], [line]]),
  ];
  expect(parseGround({ type: 'FeatureCollection', features })).toEqual([
    {
      kind: 'street',
      name: 'Binsheng Road',
      width: 'wide',
      isArea: false,
      isCut: false,
      lines: [line],
    },
    { kind: 'river', name: '', width: 'narrow', isArea: false, isCut: false, lines: [line, line] },
    { kind: 'lake', name: '镜湖', width: 'narrow', isArea: true, isCut: false, lines: [line] },
    {
      kind: 'park',
      name: '',
      width: 'narrow',
      isArea: true,
      isCut: false,
      lines: [line, line, line],
    },
  ]);
});

it('leaves out what is no ground, and positions that are not on Earth', () => {
  const street = { kind: 'street' };
  const features = [
    feature({ kind: 'volcano' }, 'LineString', line),
    feature(street, 'Point', line[0]),
    feature(street, 'LineString', [line[0]]),
    feature(street, 'LineString', [...line, [200, 30], ['x', 1], null]),
    null,
  ];
  expect(parseGround({ features }).map(({ lines }) => lines)).toEqual([[line]]);
});

it('reads any value without an error', () => {
  fc.assert(
    fc.property(fc.anything(), value => {
      expect(Array.isArray(parseGround({ features: [value] }))).toBe(true);
      expect(Array.isArray(parseGround(value))).toBe(true);
    }),
  );
});
