import KDBush from 'kdbush';

import type { NearMeasure } from './near.ts';
import type { PropertyReader } from './propertyPath.ts';
import { type Coordinates, parseCoordinates } from './coordinates.ts';
import { ensureCapacity } from './slots.ts';

const RADIANS_PER_DEGREE = Math.PI / 180;

/** The margin of a box, so that rounding excludes no point on its edge. */
const MARGIN_DEGREES = 1e-9;

/** Finds the slots within a distance of a location, by a tree of all locations. */
export class GeoIndex {
  readonly #read: PropertyReader;
  readonly #tree: KDBush;
  /** The slot of each location of the tree. */
  readonly #slots: Uint32Array;
  /** The current location of each slot; NaN for none. */
  #lats: Float64Array;
  #lngs: Float64Array;
  readonly #changed = new Set<number>();
  readonly #size: number;
  #density: number | undefined;

  constructor(rows: readonly (object | undefined)[], read: PropertyReader) {
    this.#read = read;
    this.#size = rows.length;
    this.#lats = new Float64Array(rows.length).fill(NaN);
    this.#lngs = new Float64Array(rows.length).fill(NaN);
    const slots: number[] = [];
    rows.forEach((row, slot) => {
      const point = row && parseCoordinates(read(row));
      if (!point) return;
      slots.push(slot);
      this.#lats[slot] = point.lat;
      this.#lngs[slot] = point.lng;
    });
    this.#slots = Uint32Array.from(slots);
    this.#tree = new KDBush(slots.length);
    for (const slot of slots) this.#tree.add(this.#lngs[slot]!, this.#lats[slot]!);
    this.#tree.finish();
  }

  /** Updates the index for the new row of a slot. */
  set(slot: number, row: object | undefined): void {
    const { lat = NaN, lng = NaN } = (row && parseCoordinates(this.#read(row))) ?? {};
    this.#lats = ensureCapacity(this.#lats, slot + 1, NaN);
    this.#lngs = ensureCapacity(this.#lngs, slot + 1, NaN);
    const isSame = Object.is(lat, this.#lats[slot]) && Object.is(lng, this.#lngs[slot]);
    if (isSame) return;
    this.#lats[slot] = lat;
    this.#lngs[slot] = lng;
    this.#changed.add(slot);
  }

  /** Returns the distance of a slot; undefined if it has no location, or none within the bounds of the measure. */
  distance(slot: number, { distanceTo }: NearMeasure): number | undefined {
    const lat = this.#lats[slot]!;
    return Number.isNaN(lat) ? undefined : distanceTo(lat, this.#lngs[slot]!);
  }

  /** Whether the changes are so many that a rebuild is cheaper. */
  get isStale(): boolean {
    return this.#changed.size > 256 + this.#size / 16;
  }

  /** Returns the average number of locations per square degree, of the squares that have some. */
  get density(): number {
    return (this.#density ??= getDensity(this.#tree.coords));
  }

  /** Returns slots that may be within an angle (radians) around a location; all that do are among them. */
  findAround({ lat, lng }: Coordinates, angle: number): number[] {
    const halfHeight = angle / RADIANS_PER_DEGREE + MARGIN_DEGREES;
    const halfWidth = getHalfWidth(lat, angle) + MARGIN_DEGREES;
    const found = [...this.#changed];
    const isUnchanged =
      this.#changed.size > 0 ? (slot: number) => !this.#changed.has(slot) : () => true;
    for (const [west, east] of getLongitudeSpans(lng, halfWidth)) {
      for (const entry of this.#tree.range(west, lat - halfHeight, east, lat + halfHeight)) {
        const slot = this.#slots[entry]!;
        if (isUnchanged(slot)) found.push(slot);
      }
    }
    return found;
  }
}

function getDensity(coords: ArrayLike<number>): number {
  let [west, east, south, north] = [180, -180, 90, -90];
  for (let entry = 0; entry < coords.length; entry += 2) {
    [west, east] = [Math.min(west, coords[entry]!), Math.max(east, coords[entry]!)];
    [south, north] = [Math.min(south, coords[entry + 1]!), Math.max(north, coords[entry + 1]!)];
  }
  return coords.length / 2 / Math.max((east - west) * (north - south), 1e-6);
}

/** Returns the degrees of longitude that an angle spans at a latitude; 180 where it contains a pole. */
function getHalfWidth(lat: number, angle: number): number {
  const toPole = Math.PI / 2 - Math.abs(lat) * RADIANS_PER_DEGREE;
  if (angle >= toPole - MARGIN_DEGREES) return 180;
  return Math.asin(Math.sin(angle) / Math.sin(toPole)) / RADIANS_PER_DEGREE;
}

/** Returns the longitude ranges around one, split at the date line. */
function getLongitudeSpans(
  lng: number,
  halfWidth: number,
): readonly (readonly [west: number, east: number])[] {
  if (halfWidth >= 180) return [[-180, 180]];
  const [west, east] = [lng - halfWidth, lng + halfWidth];
  if (west < -180)
    return [
      [-180, east],
      [west + 360, 180],
    ];
  if (east > 180)
    return [
      [west, 180],
      [-180, east - 360],
    ];
  return [[west, east]];
}
