import { BLOCK_METRES, createCrossings } from './crossings.ts';
import { walkCurve } from './curve.ts';
import { toLatitude, toLongitude } from './cityCoordinates.ts';
import { joinHashes } from './hash.ts';
import { createRoadNames, type RoadKind } from './roadNames.ts';
import { assertDefined } from '../shared/assertDefined.ts';

/** The districts, in rows from the south-west; the first one contains the first street of the city. */
const DISTRICT_NAMES = ['滨江区', '东湖区', '南岭区', '西泽区', '北苑区', '高新区'] as const;
export const DISTRICT_COLUMNS = 3;
export const DISTRICT_ROWS = 2;

/** The spacing of lamps along a street, in metres. They alternate sides, at a fixed distance from the middle. */
const LAMP_SPACING_METRES = 30;
const LAMP_OFFSET_METRES = 6;

/** Every fourth road is a wide one; a road beyond the maximum length gets another name. */
const WIDE_ROAD_INTERVAL = 4;
const BLOCKS_PER_STREET = 12;
const BLOCKS_PER_SECTION = 2;

/** The number of lamps in the first street before the other districts get any. */
const FIRST_STREET_LAMPS = 20;

/** A part of a street between crossings: the fourth level of the domains. */
export interface StreetSection {
  /** The number along the street, from 1. */
  readonly number: number;
  readonly street: CityStreet;
  readonly lat: number;
  readonly lng: number;
}

/** A named road of a district: the third level of the domains. */
export interface CityStreet {
  readonly name: string;
  readonly kind: RoadKind;
  /** The index of the district, from 0. */
  readonly district: number;
  readonly lat: number;
  readonly lng: number;
  /** The crossings of its curve, as the walk along it takes them. */
  readonly nodes: RoadLine['nodes'];
  /** The length with lamps in metres; a street without lamps has its whole length. */
  readonly metres: number;
}

/** A part of the city: the second level of the domains. */
export interface CityDistrict {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** The sites of the lamps, in the order of their streets, by index from 0. */
export interface LampSites {
  readonly count: number;
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  /** The index of the section. */
  readonly section: Int32Array;
  /** The number of the site in its street, from 1. */
  readonly number: Int32Array;
  /** The first site index of each district, and the count as the last item. */
  readonly districtOffsets: readonly number[];
}

/** The map of a city. */
export interface StreetMap {
  /** The width and height of a district, in blocks. */
  readonly blocks: number;
  readonly districts: readonly CityDistrict[];
  readonly streets: readonly CityStreet[];
  readonly sections: readonly StreetSection[];
  readonly lampSites: LampSites;
}

export const getStreetSeed = (citySeed: number): number => joinHashes(citySeed, 1);

/**
 * Generates the streets for a number of lamps: they curve, they cross, and each ends where its lamps end. Every
 * district has a street, even when the city has no lamp.
 */
export function generateStreets(seed: number, lamps: number): StreetMap {
  const shares = distributeLamps(lamps);
  let blocks =
    Math.ceil(Math.sqrt((LAMP_SPACING_METRES * Math.max(...shares)) / (1.9 * BLOCK_METRES))) || 1;
  for (; ; blocks += 1) {
    const map = tryGenerate(seed, shares, blocks);
    if (map) return map;
  }
}

/** Returns the number of lamps of each district. */
function distributeLamps(lamps: number): number[] {
  const first = Math.min(lamps, FIRST_STREET_LAMPS);
  const rest = lamps - first;
  return DISTRICT_NAMES.map((_, i) => {
    const share =
      Math.floor(((i + 1) * rest) / DISTRICT_NAMES.length) -
      Math.floor((i * rest) / DISTRICT_NAMES.length);
    return i === 0 ? first + share : share;
  });
}

/** @returns undefined when a district with this number of blocks per side has no room for its lamps */
function tryGenerate(
  seed: number,
  shares: readonly number[],
  blocks: number,
): StreetMap | undefined {
  const builder = createMapBuilder(seed, shares, blocks);
  const districtOffsets = [0];
  for (const [district, name] of DISTRICT_NAMES.entries()) {
    const [left, bottom] = [
      (district % DISTRICT_COLUMNS) * blocks,
      Math.floor(district / DISTRICT_COLUMNS) * blocks,
    ];
    builder.found(name, left + blocks / 2, bottom + blocks / 2);
    const nameRoad = createRoadNames(seed, district);
    const end = builder.lampSites.count + assertDefined(shares[district]);
    const lines = generateRoadLines(left, bottom, blocks);
    // The first street exists even when the district has no lamp.
    do {
      const { value: line, done } = lines.next();
      if (done) return undefined;
      builder.pave({ ...line, name: nameRoad(line.kind), district }, end);
    } while (builder.lampSites.count < end);
    districtOffsets.push(end);
  }
  const { districts, streets, sections, lampSites } = builder;
  return { blocks, districts, streets, sections, lampSites: { ...lampSites, districtOffsets } };
}

/** Creates the builder of a map: the streets generated so far, and functions that add more. */
function createMapBuilder(seed: number, shares: readonly number[], blocks: number) {
  const crossing = createCrossings(seed);
  const [middleX, middleY] = [
    (DISTRICT_COLUMNS * blocks * BLOCK_METRES) / 2,
    (DISTRICT_ROWS * blocks * BLOCK_METRES) / 2,
  ];
  const toPoint = (x: number, y: number) => ({
    lat: toLatitude(y - middleY),
    lng: toLongitude(x - middleX),
  });
  const size = shares.reduce((sum, share) => sum + share, 0);
  const lampSites = {
    count: 0,
    lat: new Float64Array(size),
    lng: new Float64Array(size),
    section: new Int32Array(size),
    number: new Int32Array(size),
  };
  const districts: CityDistrict[] = [];
  const streets: CityStreet[] = [];
  const sections: StreetSection[] = [];

  /** Adds a district by its centre. */
  const found = (name: string, column: number, row: number) => {
    const { x, y } = crossing(column, row);
    districts.push({ name, ...toPoint(x, y) });
  };

  /** Adds a street with its sections and lamps, until the map has the given number of lamps. */
  const pave = ({ nodes, name, kind, district }: RoadLine & StreetNaming, end: number) => {
    const path = nodes.map(([column, row]) => crossing(column, row));
    const middle = assertDefined(path[Math.floor(path.length / 2)]);
    const street = {
      name,
      kind,
      district,
      nodes,
      metres: Infinity,
      ...toPoint(middle.x, middle.y),
    };
    streets.push(street);
    const first = sections.length;
    const addSection = (n: number) => {
      const { x, y } = assertDefined(path[Math.min(2 + BLOCKS_PER_SECTION * n, path.length - 2)]);
      sections.push({ number: n + 1, street, ...toPoint(x, y) });
    };
    addSection(0);
    let lampNumber = 0;
    walkCurve(
      path,
      { start: LAMP_SPACING_METRES / 2, step: LAMP_SPACING_METRES },
      (x, y, leftX, leftY, block) => {
        const { count } = lampSites;
        if (count === end) {
          street.metres = lampNumber * LAMP_SPACING_METRES;
          return false;
        }
        const n = Math.floor(block / BLOCKS_PER_SECTION);
        if (first + n === sections.length) addSection(n);
        const side = lampNumber % 2 === 0 ? LAMP_OFFSET_METRES : -LAMP_OFFSET_METRES;
        lampNumber += 1;
        lampSites.lat[count] = toLatitude(y + side * leftY - middleY);
        lampSites.lng[count] = toLongitude(x + side * leftX - middleX);
        lampSites.section[count] = first + n;
        lampSites.number[count] = lampNumber;
        lampSites.count += 1;
        return true;
      },
    );
  };
  return { districts, streets, sections, lampSites, found, pave };
}

interface StreetNaming {
  readonly name: string;
  readonly district: number;
}

interface RoadLine {
  readonly kind: RoadKind;
  /** Column and row of the crossings, with one before the start and one after the end. */
  readonly nodes: readonly (readonly [number, number])[];
}

/** Generates the roads of a district, alternately along a row and along a column, long ones in parts. */
function* generateRoadLines(
  left: number,
  bottom: number,
  blocks: number,
): Generator<RoadLine, void> {
  for (let n = 0; n < blocks; n += 1) {
    for (let from = 0; from < blocks; from += BLOCKS_PER_STREET) {
      const to = Math.min(from + BLOCKS_PER_STREET, blocks);
      const steps = Array.from({ length: to - from + 3 }, (_, i) => from - 1 + i);
      yield { kind: getRoadKind(n, '路'), nodes: steps.map(step => [left + step, bottom + n]) };
      yield { kind: getRoadKind(n, '街'), nodes: steps.map(step => [left + n, bottom + step]) };
    }
  }
}

/** Returns the kind of the road along a row or a column of crossings of a district, by its number from 0. */
export function getRoadKind(n: number, defaultKind: RoadKind): RoadKind {
  if (n % WIDE_ROAD_INTERVAL === 2) return '大道';
  return n % 5 === 4 ? '巷' : defaultKind;
}
