import { describe, expect, it } from 'vitest';

import { getMetresBetween } from './cityCoordinates.ts';
import { generateCity, getCityOptions } from './generateCity.ts';
import { generateGround } from './generateGround.ts';
import type { GroundShape } from './groundShape.ts';

const city = { seed: 4, assets: 4_000 };

const toText = (options: typeof city) =>
  JSON.stringify(generateGround(options), (_, value: unknown) =>
    value instanceof Float64Array ? Array.from(value) : value,
  );

const listPoints = ({ points }: GroundShape) =>
  Array.from({ length: points.length / 2 }, (_, n) => ({
    lng: points[2 * n]!,
    lat: points[2 * n + 1]!,
  }));

interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** West, south, east and north edge of shapes. */
const getBounds = (shapes: readonly GroundShape[]) =>
  [0, 1, 2, 3].map(side =>
    Math[side < 2 ? 'min' : 'max'](...shapes.map(({ bounds }) => bounds[side]!)),
  ) as [number, number, number, number];

/** The distance of a point from a line, in metres. */
function getDistance(point: Point, shape: GroundShape): number {
  const points = listPoints(shape);
  return Math.min(
    ...points.slice(1).map((to, n) => {
      const from = points[n]!;
      const [a, b, c] = [
        getMetresBetween(from, to),
        getMetresBetween(from, point),
        getMetresBetween(to, point),
      ];
      if (b * b >= c * c + a * a) return c;
      if (c * c >= b * b + a * a) return b;
      // The height of the triangle, by Heron's formula.
      const half = (a + b + c) / 2;
      return (2 * Math.sqrt(Math.max(0, half * (half - a) * (half - b) * (half - c)))) / a;
    }),
  );
}

function contains(shape: GroundShape, { lat, lng }: Point): boolean {
  const [west, south, east, north] = shape.bounds;
  if (lng < west || lng > east || lat < south || lat > north) return false;
  const points = listPoints(shape);
  return points.reduce((isInside, to, n) => {
    const from = points.at(n - 1)!;
    const crosses =
      from.lat <= lat !== to.lat <= lat &&
      lng < from.lng + ((lat - from.lat) / (to.lat - from.lat)) * (to.lng - from.lng);
    return crosses ? !isInside : isInside;
  }, false);
}

describe('the ground of a city', () => {
  it('has the same bytes for the same seed and size, and others for another seed', () => {
    expect(toText(city)).toBe(toText({ ...city }));
    expect(toText(city)).not.toBe(toText({ ...city, seed: 5 }));
  });

  it('has the streets of the lamps, by name, and no device in a park or a lake, or in the river but on a bridge', () => {
    const { shapes, country, bounds } = generateGround(city);
    const rows = generateCity(getCityOptions({ ...city, users: 0 }), '');
    const domains = new Map(rows.domains?.map(domain => [domain.id, domain]));
    const lamps = (rows.assets ?? []).filter(({ model }) => model === 'ssslc');
    const areas = [...shapes, ...country].filter(({ kind }) => kind === 'park' || kind === 'lake');
    const streets = Map.groupBy(
      shapes.filter(({ kind }) => kind === 'street'),
      ({ name }) => name,
    );
    expect(lamps.length).toBeGreaterThan(1_500);
    for (const { domainId, geoPoint } of lamps) {
      const name = String(domains.get(domains.get(domainId)?.parentId)?.name);
      const point = geoPoint as Point;
      const distances = streets.get(name)!.map(street => getDistance(point, street));
      // Six metres from the middle, minus the tolerance of the simplification.
      expect(Math.abs(Math.min(...distances) - 6)).toBeLessThan(0.6);
      expect(areas.filter(area => contains(area, point))).toEqual([]);
      expect(point.lng > bounds[0] && point.lng < bounds[2]).toBe(true);
      expect(point.lat > bounds[1] && point.lat < bounds[3]).toBe(true);
    }
    // The lamps of a street that crosses the river are on its bridge. All devices have the position of a lamp.
    const lampPoints = new Set(lamps.map(({ geoPoint }) => geoPoint));
    expect(rows.assets?.filter(({ geoPoint }) => geoPoint && !lampPoints.has(geoPoint))).toEqual(
      [],
    );
  });

  it.each([4, 8])('has no lake in its river, in the country neither: seed %i', seed => {
    const { shapes, country } = generateGround({ seed, assets: 4_000 });
    const river = shapes.find(({ kind }) => kind === 'river')!;
    const lakes = [...shapes, ...country].filter(({ kind }) => kind === 'lake');
    expect(lakes.length).toBeGreaterThan(10);
    for (const lake of lakes) {
      expect(listPoints(lake).filter(point => contains(river, point))).toEqual([]);
      expect(listPoints(river).filter(point => contains(lake, point))).toEqual([]);
    }
  });

  it('has a river, lakes and parks, and an outline of each district around its streets', () => {
    const { shapes } = generateGround(city);
    const districts = shapes.filter(({ kind }) => kind === 'district');
    expect(districts.map(({ name }) => name)).toEqual([
      '滨江区',
      '东湖区',
      '南岭区',
      '西泽区',
      '北苑区',
      '高新区',
    ]);
    for (const kind of ['river', 'lake', 'park'] as const)
      expect(shapes.some(shape => shape.kind === kind)).toBe(true);
    const rows = generateCity(getCityOptions({ ...city, users: 0 }), '');
    for (const { name, level, geoPoint } of rows.domains ?? []) {
      if (level !== 2) continue;
      const outlines = districts.filter(district => contains(district, geoPoint as Point));
      expect(outlines.map(outline => outline.name)).toEqual([name]);
    }
  });

  it('has buildings between the streets, the same ones in every view, and no lamp, park or water in them', () => {
    const { shapes, bounds, listBlockShapes } = generateGround(city);
    const listBuildings = (view: typeof bounds) =>
      listBlockShapes(view, 'buildings').filter(({ kind }) => kind === 'building');
    const buildings = listBuildings(bounds);
    expect(buildings.length).toBeGreaterThan(1_000);
    const { assets = [] } = generateCity(getCityOptions({ ...city, users: 0 }), '');
    const lamps = assets.filter(({ model }) => model === 'ssslc');
    const areas = shapes.filter(({ kind }) => ['park', 'lake', 'river'].includes(kind));
    const taken = [
      ...lamps.map(({ geoPoint }) => geoPoint as Point),
      ...areas.flatMap(listPoints),
    ].toSorted((one, other) => one.lng - other.lng);
    for (const building of buildings) {
      const [west, south, east, north] = building.bounds;
      const near = taken.filter(
        ({ lng, lat }) => lng >= west && lng <= east && lat >= south && lat <= north,
      );
      expect(near.filter(point => contains(building, point))).toEqual([]);
    }
    const [{ bounds: corner } = { bounds }] = buildings;
    const again = listBuildings(corner).find(each => each.bounds.join() === corner.join());
    expect(again).toEqual(buildings[0]);
  });

  it('is there for a city without a lamp', () => {
    const { shapes } = generateGround({ seed: 1, assets: 0 });
    expect(shapes.filter(({ kind }) => kind === 'street')).toHaveLength(6);
  });

  it('has a country: roads, woods and lakes on all sides, none in the city, fewer the farther away', () => {
    const { shapes, country } = generateGround(city);
    const districts = shapes.filter(({ kind }) => kind === 'district');
    const [west, south, east, north] = getBounds(districts);
    const [areas, roads] = [false, true].map(isRoad =>
      country.filter(({ kind }) => (kind === 'street') === isRoad),
    ) as [GroundShape[], GroundShape[]];
    const ends = getBounds(roads);
    const width = east - west;
    expect(ends[0]).toBeLessThan(west - 2 * width);
    expect(ends[1]).toBeLessThan(south - 2 * (north - south));
    expect(ends[2]).toBeGreaterThan(east + 2 * width);
    expect(ends[3]).toBeGreaterThan(north + 2 * (north - south));
    for (const road of roads)
      for (const district of districts)
        expect(listPoints(road).filter(point => contains(district, point)).length).toBeLessThan(6);

    const countIn = (distance: number) =>
      areas.filter(({ bounds: [left] }) => left > east && left < east + distance * width).length;
    const near = countIn(1);
    expect(near).toBeGreaterThan(10);
    // The same width farther out, up to the end of the roads.
    const span = (ends[2] - east) / width;
    const far = countIn(span) - countIn(span - 1);
    expect(far).toBeLessThan(near / 4);
    for (const area of areas)
      for (const district of districts)
        expect(listPoints(area).filter(point => contains(district, point))).toEqual([]);
  });
});
