import { BLOCK, createCrossings } from './crossings.ts';
import { walkCurve } from './curve.ts';
import { latOf, lngOf } from './plane.ts';
import { createRoadNames, type RoadKind } from './roadNames.ts';
import { sure } from './sure.ts';

/** The districts, in rows from the south-west; the first holds the first street of the city. */
const DISTRICTS = ['滨江区', '东湖区', '南岭区', '西泽区', '北苑区', '高新区'] as const;
const COLUMNS = 3;
const ROWS = 2;

/** Lamps stand every so many metres along a street, on alternating sides, so far from its middle. */
const LAMP_STEP = 30;
const LAMP_SIDE = 6;

/** Every fourth road is a wide one; a road longer than this gets another name. */
const WIDE_EVERY = 4;
const BLOCKS_PER_STREET = 12;
const BLOCKS_PER_SECTION = 2;

/** Lamps that the first street holds before the other districts get any. */
const FIRST_LAMPS = 20;

/** A part of a street between crossings: the fourth level of the domains. */
export interface Section {
  /** From 1, along the street. */
  readonly number: number;
  readonly street: Street;
  readonly lat: number;
  readonly lng: number;
}

/** A named road of a district: the third level of the domains. */
export interface Street {
  readonly name: string;
  readonly kind: RoadKind;
  /** Which of the districts, from 0. */
  readonly district: number;
  readonly lat: number;
  readonly lng: number;
}

/** A part of the city: the second level of the domains. */
export interface District {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** The places of the lamps, in the order of their streets, by number from 0. */
export interface Places {
  readonly count: number;
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  /** Which of the sections. */
  readonly section: Int32Array;
  /** The number of the place in its street, from 1. */
  readonly number: Int32Array;
  /** The first place of each district, and at the end the count. */
  readonly ofDistrict: readonly number[];
}

/** The map of a city. */
export interface StreetMap {
  readonly districts: readonly District[];
  readonly streets: readonly Street[];
  readonly sections: readonly Section[];
  readonly places: Places;
}

/**
 * Draws the streets that so many lamps need: they curve, they cross, and each ends where its lamps do.
 * Every district has a street, even when the city has no lamp.
 */
export function drawStreets(seed: number, lamps: number): StreetMap {
  const shares = shareOut(lamps);
  let blocks = Math.ceil(Math.sqrt((LAMP_STEP * Math.max(...shares)) / (1.9 * BLOCK))) || 1;
  for (; ; blocks += 1) {
    const map = tryDraw(seed, shares, blocks);
    if (map) return map;
  }
}

/** How many lamps each district gets. */
function shareOut(lamps: number): number[] {
  const first = Math.min(lamps, FIRST_LAMPS);
  const rest = lamps - first;
  return DISTRICTS.map((_, i) => {
    const share =
      Math.floor(((i + 1) * rest) / DISTRICTS.length) - Math.floor((i * rest) / DISTRICTS.length);
    return i === 0 ? first + share : share;
  });
}

/** @returns undefined when a district of so many blocks a side has no room for its lamps */
function tryDraw(seed: number, shares: readonly number[], blocks: number): StreetMap | undefined {
  const survey = createSurvey(seed, shares, blocks);
  const ofDistrict = [0];
  for (const [district, name] of DISTRICTS.entries()) {
    const [left, below] = [(district % COLUMNS) * blocks, Math.floor(district / COLUMNS) * blocks];
    survey.found(name, left + blocks / 2, below + blocks / 2);
    const nameRoad = createRoadNames(seed, district);
    const end = survey.places.count + sure(shares[district]);
    const lines = linesOf(left, below, blocks);
    // The first street is there even when the district has no lamp.
    do {
      const { value: line, done } = lines.next();
      if (done) return undefined;
      survey.pave({ ...line, name: nameRoad(line.kind), district }, end);
    } while (survey.places.count < end);
    ofDistrict.push(end);
  }
  const { districts, streets, sections, places } = survey;
  return { districts, streets, sections, places: { ...places, ofDistrict } };
}

/** A map under way: what was drawn so far, and how to draw more. */
function createSurvey(seed: number, shares: readonly number[], blocks: number) {
  const crossing = createCrossings(seed);
  const [middleX, middleY] = [(COLUMNS * blocks * BLOCK) / 2, (ROWS * blocks * BLOCK) / 2];
  const pointOf = (x: number, y: number) => ({ lat: latOf(y - middleY), lng: lngOf(x - middleX) });
  const size = shares.reduce((sum, share) => sum + share, 0);
  const places = {
    count: 0,
    lat: new Float64Array(size),
    lng: new Float64Array(size),
    section: new Int32Array(size),
    number: new Int32Array(size),
  };
  const districts: District[] = [];
  const streets: Street[] = [];
  const sections: Section[] = [];

  /** Adds a district by its middle. */
  const found = (name: string, column: number, row: number) => {
    const { x, y } = crossing(column, row);
    districts.push({ name, ...pointOf(x, y) });
  };

  /** Adds a street with its sections and lamps, until there are so many lamps on the map. */
  const pave = ({ nodes, name, kind, district }: Line & Naming, end: number) => {
    const path = nodes.map(([column, row]) => crossing(column, row));
    const half = sure(path[Math.floor(path.length / 2)]);
    const street: Street = { name, kind, district, ...pointOf(half.x, half.y) };
    streets.push(street);
    const first = sections.length;
    const open = (n: number) => {
      const { x, y } = sure(path[Math.min(2 + BLOCKS_PER_SECTION * n, path.length - 2)]);
      sections.push({ number: n + 1, street, ...pointOf(x, y) });
    };
    open(0);
    let along = 0;
    walkCurve(path, { start: LAMP_STEP / 2, step: LAMP_STEP }, (x, y, leftX, leftY, block) => {
      const { count } = places;
      if (count === end) return false;
      const n = Math.floor(block / BLOCKS_PER_SECTION);
      if (first + n === sections.length) open(n);
      const side = along % 2 === 0 ? LAMP_SIDE : -LAMP_SIDE;
      along += 1;
      places.lat[count] = latOf(y + side * leftY - middleY);
      places.lng[count] = lngOf(x + side * leftX - middleX);
      places.section[count] = first + n;
      places.number[count] = along;
      places.count += 1;
      return true;
    });
  };
  return { districts, streets, sections, places, found, pave };
}

interface Naming {
  readonly name: string;
  readonly district: number;
}

interface Line {
  readonly kind: RoadKind;
  /** Column and row of the crossings, with one before its begin and one after its end. */
  readonly nodes: readonly (readonly [number, number])[];
}

/** The roads of a district, one along a row and one along a column in turn, long ones in parts. */
function* linesOf(left: number, below: number, blocks: number): Generator<Line, void> {
  for (let n = 0; n < blocks; n += 1) {
    for (let from = 0; from < blocks; from += BLOCKS_PER_STREET) {
      const to = Math.min(from + BLOCKS_PER_STREET, blocks);
      const steps = Array.from({ length: to - from + 3 }, (_, i) => from - 1 + i);
      yield { kind: kindOf(n, '路'), nodes: steps.map(step => [left + step, below + n]) };
      yield { kind: kindOf(n, '街'), nodes: steps.map(step => [left + n, below + step]) };
    }
  }
}

function kindOf(n: number, usual: RoadKind): RoadKind {
  if (n % WIDE_EVERY === 2) return '大道';
  return n % 5 === 4 ? '巷' : usual;
}
