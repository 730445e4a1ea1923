import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { getDistanceMetres } from '../../../domain/distance.ts';
import { bd09, gcj02, projectBaidu, unprojectBaidu } from './chineseCoordinates.ts';

type Pair = readonly [lat: number, lng: number];
const at = ([lat, lng]: Pair) => ({ lat, lng });

/** WGS-84 and GCJ-02: the reference points of eviltransform (Shanghai, Shenzhen, Beijing) and of coordtransform. */
const GCJ_PAIRS: readonly (readonly [Pair, Pair])[] = [
  [
    [31.1774276, 121.5272106],
    [31.17530398364597, 121.531541859215],
  ],
  [
    [22.543847, 113.912316],
    [22.540796131694766, 113.9171764808363],
  ],
  [
    [39.911954, 116.377817],
    [39.91334545536069, 116.38404722455657],
  ],
  [
    [39.915, 116.404],
    [39.91640428150164, 116.41024449916938],
  ],
];

/** The same city in WGS-84, GCJ-02, BD-09 and the metres of Baidu, as the services of the providers convert it. */
const CITIES: readonly (readonly [
  name: string,
  wgs84: Pair,
  gcj02: Pair,
  bd09: Pair,
  metres: Pair,
])[] = [
  [
    'Zhumadian',
    [33.0133556, 114.0164322],
    [33.0115324, 114.022306],
    [33.0176697, 114.0287781],
    [12693763.634, 3874151.929],
  ],
  [
    'Shaoyang',
    [27.242124, 111.4622119],
    [27.2388981, 111.4677938],
    [27.2451662, 111.4742271],
    [12409389.219, 3134396.481],
  ],
  [
    'Zhengzhou',
    [34.7478004, 113.6192856],
    [34.7466173, 113.6253334],
    [34.7528605, 113.6317519],
    [12649566.397, 4105763.647],
  ],
  [
    'Meizhou',
    [24.2912377, 116.1174053],
    [24.2886182, 116.1222426],
    [24.2944828, 116.1287823],
    [12927537.579, 2771594.9],
  ],
  [
    'Jinhua',
    [29.0820414, 119.6427465],
    [29.0790641, 119.6474509],
    [29.0854003, 119.6538875],
    [13319954.761, 3365559.32],
  ],
  [
    'Shenyang',
    [41.8032629, 123.4253306],
    [41.8057023, 123.4314787],
    [41.8114013, 123.438095],
    [13741215.395, 5104015.047],
  ],
];

const metresBetween = (one: Pair, other: Pair) => getDistanceMetres(at(one), at(other));
const toPair = ({ lat, lng }: { readonly lat: number; readonly lng: number }): Pair => [lat, lng];

describe('Chinese coordinates', () => {
  it.each(GCJ_PAIRS)(
    'GCJ-02 of %j is %j, in both directions to a millimetre [MAP-14/gcj]',
    (wgs84, shifted) => {
      expect(metresBetween(toPair(gcj02.fromWgs84(at(wgs84))), shifted)).toBeLessThan(0.001);
      expect(metresBetween(toPair(gcj02.toWgs84(at(shifted))), wgs84)).toBeLessThan(0.001);
    },
  );

  it.each(CITIES)(
    '%s has its published positions to 1 m, in both directions [MAP-14/gcj] [MAP-14/bd]',
    (_, wgs84, gcj, bd) => {
      expect(metresBetween(toPair(gcj02.fromWgs84(at(wgs84))), gcj)).toBeLessThan(1);
      expect(metresBetween(toPair(gcj02.toWgs84(at(gcj))), wgs84)).toBeLessThan(1);
      expect(metresBetween(toPair(bd09.fromWgs84(at(wgs84))), bd)).toBeLessThan(1);
      expect(metresBetween(toPair(bd09.toWgs84(at(bd))), wgs84)).toBeLessThan(1);
    },
  );

  it.each(CITIES)(
    '%s has its published metres of Baidu to 1 m, in both directions [MAP-07/baidu]',
    (_, __, ___, bd, [x, y]) => {
      const metres = projectBaidu(at(bd));
      expect(Math.hypot(metres[0] - x, metres[1] - y)).toBeLessThan(1);
      expect(metresBetween(toPair(unprojectBaidu([x, y])), bd)).toBeLessThan(1);
    },
  );

  it('there and back is the same position to a millimetre, so that a moved map stays where it is [MAP-14/gcj] [MAP-14/bd]', () => {
    const position = fc.record({
      lat: fc.double({ min: 18, max: 53, noNaN: true }),
      lng: fc.double({ min: 74, max: 134, noNaN: true }),
    });
    fc.assert(
      fc.property(position, one => {
        expect(getDistanceMetres(gcj02.toWgs84(gcj02.fromWgs84(one)), one)).toBeLessThan(0.001);
        expect(getDistanceMetres(bd09.toWgs84(bd09.fromWgs84(one)), one)).toBeLessThan(0.001);
        expect(getDistanceMetres(unprojectBaidu(projectBaidu(one)), one)).toBeLessThan(0.001);
      }),
    );
  });

  it('outside of China GCJ-02 is WGS-84', () => {
    expect(gcj02.fromWgs84({ lat: 48.85, lng: 2.35 })).toEqual({ lat: 48.85, lng: 2.35 });
  });
});

describe('the projection of Baidu', () => {
  it('ends at 74° of latitude and 180° of longitude [MAP-07/baidu]', () => {
    const [edgeX, edgeY] = projectBaidu({ lat: 74, lng: 180 });
    expect(projectBaidu({ lat: 89, lng: 200 })).toEqual([edgeX, edgeY]);
    expect(projectBaidu({ lat: -89, lng: -200 })).toEqual([-edgeX, -edgeY]);
    const { lat, lng } = unprojectBaidu([3 * edgeX, 3 * edgeY]);
    expect([lat, lng]).toEqual([74, 180]);
  });

  it('has the equator', () => {
    const [x, y] = projectBaidu({ lat: 0, lng: 10 });
    expect(x).toBeGreaterThan(1_100_000);
    expect(Math.abs(y)).toBeLessThan(1);
  });
});
